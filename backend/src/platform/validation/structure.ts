import type { ValidationIssue } from '@smash/contract';
import { MOST_ISSUES, ValidationException } from '../errors/api-exception.js';
import type { KnownFields } from './known-fields.js';

/** More levels than any body has, the body itself included. */
const DEEPEST = 6;
/** More values than any body has: the largest has the ids of 5,000 applications. */
const MOST_VALUES = 6_000;

/** Half a surrogate pair, as when an emoji is cut in two. */
const HALF_A_PAIR = /\p{Surrogate}/u;

/** A step of the path to a value: a field's name, or a position in a list. */
export const toStep = (key: string): string | number => (/^\d+$/.test(key) ? Number(key) : key);

/**
 * Structural issues of a body or a query, as many as fit one response, found before values are validated: unknown
 * fields, `__proto__` among them, lists within a list of objects, which class-validator takes for objects, and texts
 * that the database cannot hold, with NUL or half an emoji. Visits each value once and converts nothing.
 * @throws ValidationException when there are more levels or values than the transformer should follow
 */
export function findStructuralIssues(
  value: object,
  fields: KnownFields,
  place: 'body' | 'query',
): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  const way: (string | number)[] = [place];
  let values = 0;

  function visit(inner: unknown, known: KnownFields | undefined, levels: number): void {
    values += 1;
    if (values > MOST_VALUES) {
      throw ValidationException.at(way.slice(0, 2), 'There are too many values here', 'too_many');
    }
    if (typeof inner === 'string' && (inner.includes('\0') || HALF_A_PAIR.test(inner))) {
      issues.push({
        loc: [...way],
        msg: 'This text contains an invisible character that cannot be saved',
        type: 'nul',
      });
    }
    if (typeof inner !== 'object' || inner === null) return;
    if (levels === 0) {
      throw ValidationException.at(way.slice(0, 2), 'This value has too many levels', 'too_deep');
    }
    for (const key of Object.keys(inner)) {
      if (issues.length >= MOST_ISSUES) return;
      const entry = (inner as Record<string, unknown>)[key];
      way.push(toStep(key));
      if (Array.isArray(inner) && Array.isArray(entry) && known)
        issues.push({ loc: [...way], msg: 'An object is expected here', type: 'nestedValidation' });
      else if (Array.isArray(inner)) visit(entry, known, levels - 1);
      else if (!known || known.has(key)) visit(entry, known?.get(key), levels - 1);
      else issues.push({ loc: [...way], msg: 'This field is not known', type: 'unknown_field' });
      way.pop();
    }
  }

  visit(value, fields, DEEPEST);
  return issues;
}
