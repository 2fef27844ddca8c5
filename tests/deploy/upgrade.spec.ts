import { describe, expect, it } from '@jest/globals';
import { runFunctions } from '../support/deploy/shell-functions.js';

describe('an upgrade', () => {
  const refuse = (running: string, database: string, image: string) =>
    runFunctions('scripts/lib/upgrade.sh', 'require_same_postgres', [
      `'compose ps -q postgres') printf '%s' '${running}'; exit ;;`,
      `'compose exec -T postgres'*) echo ${database}; exit ;;`,
      `'compose run '*' database-tools --version') echo 'postgres (PostgreSQL) ${image} (Debian)'; exit ;;`,
    ]);

  it('is refused with a PostgreSQL that cannot read the database', async () => {
    const { code, errors } = await refuse('id', '17', '18.2');
    expect(code).toBe(1);
    expect(errors).toContain('of PostgreSQL 17, and POSTGRES_IMAGE is of 18');
  });

  it('is not with another minor version, or with a database elsewhere', async () => {
    expect(await refuse('id', '17', '17.12')).toMatchObject({ code: 0, errors: '' });
    expect(await refuse('', '16', '17.12')).toMatchObject({ code: 0, errors: '' });
  });
});
