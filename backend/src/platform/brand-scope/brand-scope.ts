import { AsyncLocalStorage } from 'node:async_hooks';
import type { Brand } from '@smash/contract';

/** Whose eyes something is done with: an account that is limited to the jobs of some brands. */
export interface BrandScope {
  accountId: string;
  /** At least one. */
  brands: readonly Brand[];
}

/** Who an account is, as far as a scope needs it. */
interface Account {
  id: string;
  /** None for an account that is not limited. */
  brands: readonly Brand[];
}

/** Filled once it is known who asks: the guard looks that up after the request has begun. */
interface Holder {
  scope?: BrandScope;
}

const holders = new AsyncLocalStorage<Holder>();

/** The scope of what runs now; undefined for everything (docs/decisions/0103-accounts-limited-to-brands.md). */
export const currentScope = (): BrandScope | undefined => holders.getStore()?.scope;

/** Begins something whose scope is found out on the way. */
export function withOwnScope<Result>(work: () => Result): Result {
  return holders.run({}, work);
}

/** From here on, what was begun with {@link withOwnScope} sees what this account may. */
export function enterScopeOf(account: Account): void {
  const scope = scopeOf(account);
  const holder = holders.getStore();
  if (holder) holder.scope = scope;
  else if (scope) throw new Error('a limited account acts where no scope can be kept');
}

/** Does something as this account may. */
export function inScopeOf<Result>(account: Account, work: () => Result): Result {
  return holders.run({ scope: scopeOf(account) }, work);
}

/** Does something with everything in view, whoever asks: what is kept for others, or runs on after a request. */
export function outsideOfScopes<Result>(work: () => Result): Result {
  return holders.run({}, work);
}

/** SQLSTATE of a table that is not there. */
const UNDEFINED_TABLE = '42P01';

/**
 * Whether something failed since a migration has taken away the views that limited accounts see in place of tables: it
 * makes them again.
 * @param sqlState of the error
 * @param brands of the account that it was done for
 */
export const lacksViews = (sqlState: string | undefined, brands = currentScope()?.brands ?? []): boolean =>
  brands.length > 0 && sqlState === UNDEFINED_TABLE;

const scopeOf = ({ id, brands }: Account): BrandScope | undefined =>
  brands.length > 0 ? { accountId: id, brands } : undefined;
