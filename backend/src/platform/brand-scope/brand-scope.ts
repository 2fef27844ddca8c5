import { AsyncLocalStorage } from 'node:async_hooks';
import type { Brand } from '@smash/contract';

/** Limits what runs to the jobs of some brands, on behalf of an account that is limited to them. */
export interface BrandScope {
  accountId: string;
  /** At least one. */
  brands: readonly Brand[];
}

/** The parts of an account that a scope needs. */
interface Account {
  id: string;
  /** Empty for an account without a limit. */
  brands: readonly Brand[];
}

/** Filled once the account is known: the guard looks it up after the request has begun. */
interface Holder {
  scope?: BrandScope;
}

const holders = new AsyncLocalStorage<Holder>();

/** The scope of the running code; undefined for no limit (docs/decisions/0103-accounts-limited-to-brands.md). */
export const currentScope = (): BrandScope | undefined => holders.getStore()?.scope;

/** Runs work whose scope is set later by {@link enterScopeOf}. */
export function withOwnScope<Result>(work: () => Result): Result {
  return holders.run({}, work);
}

/** From here on, work begun with {@link withOwnScope} sees only what this account may see. */
export function enterScopeOf(account: Account): void {
  const scope = scopeOf(account);
  const holder = holders.getStore();
  if (holder) holder.scope = scope;
  else if (scope) throw new Error('a limited account acts where no scope can be kept');
}

/** Runs work within the limits of an account. */
export function inScopeOf<Result>(account: Account, work: () => Result): Result {
  return holders.run({ scope: scopeOf(account) }, work);
}

/** Runs work without limits, whoever asks: for results kept for others, or work that outlives its request. */
export function outsideOfScopes<Result>(work: () => Result): Result {
  return holders.run({}, work);
}

/** SQLSTATE undefined_table. */
const UNDEFINED_TABLE = '42P01';

/**
 * Whether a statement failed because a migration has dropped the views that limited accounts see in place of tables; it
 * makes them again.
 * @param sqlState of the error
 * @param brands of the account that ran the statement
 */
export const lacksViews = (sqlState: string | undefined, brands = currentScope()?.brands ?? []): boolean =>
  brands.length > 0 && sqlState === UNDEFINED_TABLE;

const scopeOf = ({ id, brands }: Account): BrandScope | undefined =>
  brands.length > 0 ? { accountId: id, brands } : undefined;
