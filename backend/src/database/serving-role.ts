import pg from 'pg';
import type { DataSource } from 'typeorm';
import { LIMITED_SCHEMA } from '../platform/brand-scope/index.js';
import { ConfigurationError, type Environment } from '../platform/config/environment.js';
import { sqlState } from '../platform/errors/database-errors.js';
import { credentialsOf } from './database-roles.js';
import { FUNCTION_GRANTS, TABLE_GRANTS } from './grants.js';
import { scramVerifier } from './scram-verifier.js';

const { escapeIdentifier, escapeLiteral } = pg;

const WRONG_PASSWORD = '28P01';
const DENIED = '42501';
/** Another installation on the same server has just made the role, or its row in the catalogue. */
const EXISTS = /^(42710|23505)$/;

/**
 * Makes the role of DATABASE_URL, if it does not exist, and gives it exactly the rights of grants.ts. Runs as the owner
 * after each migration: one place for all tables and functions, whatever the role's name and however the tables were
 * made.
 * @param isOvertaken a newer version, whose backends may still serve, has been here: no right is revoked
 * @throws ConfigurationError when the role cannot be made, or may do more than these rights allow
 */
export async function setUpServingRole(
  owner: DataSource,
  { DATABASE_URL }: Pick<Environment, 'DATABASE_URL'>,
  isOvertaken: boolean,
): Promise<void> {
  const { role } = credentialsOf(DATABASE_URL);
  if (!role) throw new ConfigurationError('DATABASE_URL must name a role when DATABASE_OWNER_URL is set.');
  await ensureRole(owner, DATABASE_URL);
  await refuseMightyRole(owner, role);
  await applyGrants(owner, role, isOvertaken);
}

async function ensureRole(owner: DataSource, address: string): Promise<void> {
  const { role, password } = credentialsOf(address);
  const name = escapeIdentifier(role);
  const secret = password ? ` PASSWORD ${escapeLiteral(scramVerifier(password))}` : '';
  const found = await owner.query<unknown[]>('SELECT FROM pg_roles WHERE rolname = $1', [role]);
  try {
    if (found.length === 0) {
      await owner.query(`CREATE ROLE ${name} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOINHERIT${secret}`);
    } else if (secret && !(await letsIn(address))) {
      await owner.query(`ALTER ROLE ${name}${secret}`);
    }
  } catch (error) {
    const state = sqlState(error);
    if (state && EXISTS.test(state)) return;
    if (state !== DENIED) throw error;
    throw new ConfigurationError(
      `The role of DATABASE_OWNER_URL may not make roles. Have a database administrator run: CREATE ROLE ${name} LOGIN PASSWORD '…', with the password of DATABASE_URL.`,
    );
  }
}

/** Whether the role's password is already right; if so, the role is not changed. */
async function letsIn(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (sqlState(error) === WRONG_PASSWORD) return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Refuses a role that could take any right by itself. */
async function refuseMightyRole(owner: DataSource, role: string): Promise<void> {
  const [row] = await owner.query<{ is_mighty: boolean }[]>(
    `SELECT rolsuper OR rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls
       OR EXISTS (SELECT FROM pg_class WHERE relowner = serving.oid)
       OR EXISTS (SELECT FROM pg_roles other WHERE pg_has_role(serving.oid, other.oid, 'MEMBER') AND other.oid <> serving.oid
         AND (other.rolsuper OR other.rolname = current_user OR other.rolname ~ '^pg_(read|write|execute|maintain|create|database)'))
       AS is_mighty
     FROM pg_roles serving WHERE rolname = $1`,
    [role],
  );
  if (!row?.is_mighty) return;
  throw new ConfigurationError(
    `The role ${role} of DATABASE_URL is a superuser, may make roles or databases, is a member of a role that may do more, or owns tables. Name another role: \`migrate\` makes it.`,
  );
}

async function applyGrants(owner: DataSource, role: string, isOvertaken: boolean): Promise<void> {
  const name = escapeIdentifier(role);
  await owner.transaction(async (manager) => {
    const [database] = await manager.query<{ name: string; is_own: boolean }[]>(
      `SELECT datname AS name, pg_has_role(datdba, 'USAGE') AS is_own FROM pg_database WHERE datname = current_database()`,
    );
    // The default since PostgreSQL 15; a database from an older version lets everybody create tables.
    if (database?.is_own) {
      await manager.query('REVOKE CREATE ON SCHEMA public FROM PUBLIC');
      await manager.query(`REVOKE TEMPORARY ON DATABASE ${escapeIdentifier(database.name)} FROM PUBLIC`);
    }
    await manager.query(`GRANT USAGE ON SCHEMA public TO ${name}`);
    if (!isOvertaken) {
      await manager.query(`REVOKE ALL ON ALL TABLES IN SCHEMA public FROM ${name}`);
      await manager.query(`REVOKE ALL ON ALL SEQUENCES IN SCHEMA public FROM ${name}`);
    }
    for (const [table, rights] of Object.entries(TABLE_GRANTS)) {
      await manager.query(`GRANT ${rights.join(', ')} ON ${table} TO ${name}`);
    }
    // A view allows only what the role may do with its table.
    await manager.query(`GRANT USAGE ON SCHEMA ${LIMITED_SCHEMA} TO ${name}`);
    await manager.query(
      `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${LIMITED_SCHEMA} TO ${name}`,
    );
    // Also for views that are made again later, even after a failed migration.
    await manager.query(
      `ALTER DEFAULT PRIVILEGES IN SCHEMA ${LIMITED_SCHEMA} GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${name}`,
    );
    for (const signature of FUNCTION_GRANTS) {
      await manager.query(`REVOKE ALL ON FUNCTION ${signature} FROM PUBLIC`);
      await manager.query(`GRANT EXECUTE ON FUNCTION ${signature} TO ${name}`);
    }
  });
}
