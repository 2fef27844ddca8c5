import { describe, expect, it } from '@jest/globals';
import { welcome } from './welcome.mjs';

describe('welcome', () => {
  it('says what the server wants done next, a link on a line of its own', () => {
    const link = 'https://careers.example.com/hidden-portal/#setup_token=abc';
    const text = welcome('https://careers.example.com', '/srv/data', `Open this link:\n${link}`);
    expect(text).toContain(`\n\n  Open this link:\n  ${link}\n\n  Data, files and secrets`);
  });

  it('says no more than where everything is once the portal has an owner', () => {
    const text = welcome('http://localhost:8080', '/srv/data', undefined);
    expect(text).toContain(
      'API         http://localhost:8080/api/docs\n\n  Data, files and secrets are kept in /srv/data',
    );
    expect(text).not.toContain('undefined');
  });
});
