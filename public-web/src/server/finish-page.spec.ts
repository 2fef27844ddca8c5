import { describe, expect, it } from '@jest/globals';
import { finishPage } from './finish-page';

const page = (start = '<script type="module" async="">import "/assets/manifest.js"</script>') =>
  `<html><head><link rel="modulepreload" href="/assets/site.js"/><link rel="stylesheet" href="/assets/site.css"/></head><body>Words${start}</body></html>`;

describe('a rendered page', () => {
  it.each([
    ['when-painted', '(["/assets/site.js"],false,"Part of this page could not be loaded.'],
    ['when-touched', '(["/assets/site.js"],true,"Part of this page could not be loaded.'],
  ] as const)('requests no script before it is complete: %s', (start, call) => {
    const html = finishPage(page(), start);
    expect(html).not.toContain('modulepreload" href');
    expect(html).not.toContain('type="module"');
    expect(html).toContain('<script type="late" async="">import');
    expect(html).toContain(call);
  });

  it('that is empty without scripts requests them at once, after its styles', () => {
    const html = finishPage(page(), 'at-once');
    expect(html).toContain('<link fetchpriority="low" rel="modulepreload" href="/assets/site.js"/>');
    expect(html).toContain('<script type="module" async="">');
    expect(html).not.toContain('type="late"');
  });

  it('with an unknown start script is refused', () => {
    expect(() => finishPage(page('<script type="module">'), 'when-painted')).toThrow('another way');
  });
});
