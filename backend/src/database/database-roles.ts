import type { Environment } from '../platform/config/environment.js';

type Addresses = Pick<Environment, 'DATABASE_URL' | 'DATABASE_OWNER_URL'>;

/** Role and password of a connection string. */
export function credentialsOf(address: string): { role: string; password: string } {
  const { username, password } = new URL(address);
  return { role: decodeURIComponent(username), password: decodeURIComponent(password) };
}

/** Whether one role owns the tables and another serves; the latter then gets its rights after each migration. */
export function hasServingRole({ DATABASE_URL, DATABASE_OWNER_URL }: Addresses): boolean {
  if (DATABASE_OWNER_URL === undefined) return false;
  return credentialsOf(DATABASE_OWNER_URL).role !== credentialsOf(DATABASE_URL).role;
}

/** The environment for migrations: the same variables, with the role that owns the tables. */
export function asOwner<E extends Addresses>(environment: E): E {
  return { ...environment, DATABASE_URL: environment.DATABASE_OWNER_URL ?? environment.DATABASE_URL };
}

/** The environment for serving requests once the schema is there, without the owner's address. */
export function withoutOwner<E extends Addresses>(environment: E): E {
  return { ...environment, DATABASE_OWNER_URL: undefined };
}
