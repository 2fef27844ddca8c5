import { describe, expect, it } from '@jest/globals';
import { aJobDto } from '../../../../tests/support/api/job-dto.js';
import { fillPosting, fillWaiting } from './first-posting.js';

const SHELL = '<main><div id="first-posting" class="_a1"><h1>One moment...</h1></div><p>Wait.</p></main>';

describe('fillPosting', () => {
  it('puts title, facts, texts and the way to apply into the place that the build left', () => {
    const html = fillPosting(SHELL, aJobDto());
    expect(html.match(/<h1>[^<]*/g)).toEqual(['<h1>Backend Engineer']);
    expect(html).toContain('<li>Abuja</li><li>Full Time</li><li>Apply by December 31, 2026</li>');
    expect(html).toContain('<a href="/job-application/7">Apply Now</a>');
    expect(html).toContain('<h2>Requirements</h2><p>SQL.</p></div><p>Wait.</p></main>');
  });

  it('leaves out what a job does not have, and the way to apply once it is closed', () => {
    const html = fillPosting(
      SHELL,
      aJobDto({ application_deadline: null, responsibility: '', is_open: false }),
    );
    expect(html).toContain('<li>Abuja</li><li>Full Time</li></ul>');
    expect(html).not.toContain('Responsibilities');
    expect(html).not.toContain('Apply Now');
    expect(html).toContain('<p>Closed</p>');
  });

  it('keeps hostile texts inert', () => {
    const hostile = '</div><script>alert(1)</script>$& " \'';
    const html = fillPosting(SHELL, aJobDto({ title: hostile, location: hostile, description: hostile }));
    expect(html).not.toContain('<script>');
    expect(html.match(/<\/div>/g)).toHaveLength(1);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;$&amp; &quot;');
  });

  it('changes nothing of a shell without that place', () => {
    expect(fillPosting('<main></main>', aJobDto())).toBe('<main></main>');
  });
});

it('says on the page of a form what it waits for', () => {
  expect(fillWaiting(SHELL)).toBe(SHELL.replace('One moment...', 'Loading Position Details...'));
});
