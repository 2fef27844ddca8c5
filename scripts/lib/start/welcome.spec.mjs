import { describe, expect, it } from '@jest/globals';
import { readOptions } from './options.mjs';
import { welcome } from './welcome.mjs';

const optionsOf = (...args) => readOptions(['--data', '/srv/data', ...args], {});

describe('welcome', () => {
  it('says what the server wants done next, with a link on its own line', () => {
    const link = 'https://careers.example.com/hidden-portal/#setup_token=abc';
    const text = welcome('https://careers.example.com', optionsOf(), `Open this link:\n${link}`);
    expect(text).toContain(`\n\n  Open this link:\n  ${link}\n\n  Data, files and secrets`);
  });

  it('says only where everything is if the portal has an owner', () => {
    const text = welcome('http://localhost:8080', optionsOf(), undefined);
    expect(text).toContain(
      'API         http://localhost:8080/api/docs\n\n  Data, files and secrets are kept in /srv/data. To back up, stop this program and copy that folder.\n',
    );
    expect(text).not.toContain('undefined');
  });

  const database = ['--database-url', 'postgres://db.example.com/smash'];
  const store = ['--s3-endpoint', 'https://s3.example.com'];
  it.each([
    [database, 'Files and secrets'],
    [store, 'Data and secrets'],
    [[...database, ...store], 'Secrets'],
  ])('names what is in the folder if other parts are elsewhere: %j', (elsewhere, kept) => {
    const said = welcome('http://localhost:8080', optionsOf(...elsewhere), undefined);
    expect(said).toContain(`\n\n  ${kept} are kept in /srv/data. `);
    expect(said).toContain('copy that folder; back up external data separately.');
  });
});
