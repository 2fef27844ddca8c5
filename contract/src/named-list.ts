import { APPLICATION_MESSAGES } from './application-form.js';
import { cleanLine, isBlank } from './text.js';

/** A name in a list of a job that others refer to by its id. */
export interface ListedName {
  /** Unique in its list, and the same when the name is changed or moved. */
  id: string;
  name: string;
}

/** Rules for the names of a list, with their messages. */
export interface NamedListRules {
  limits: { entries: number; id: number; name: number };
  messages: { id: string; sameId: string; sameName: string; tooMany: string };
  /** An id that entries may not have, since it means something else. */
  reservedId?: string;
  /** Further check of a name, which is passed cleaned and in lower case; returns a message. */
  checkName?: (folded: string) => string | undefined;
}

/** A rule that a list of names breaks, with the path to the broken field; empty for the whole list. */
export interface NamedListIssue {
  at: [] | [index: number, field: keyof ListedName];
  message: string;
}

const ID_PATTERN = /^[\w-]+$/;

/** What is wrong with the id of an entry of a list, if anything. */
export function checkListId(id: string, longest: number, message: string): string | undefined {
  if (id.length > longest) return APPLICATION_MESSAGES.tooLong(longest);
  return ID_PATTERN.test(id) ? undefined : message;
}

/** What is wrong with a list of names; empty when it may be saved. */
export function checkNamedList(entries: readonly ListedName[], rules: NamedListRules): NamedListIssue[] {
  const { limits, messages } = rules;
  if (entries.length > limits.entries) return [{ at: [], message: messages.tooMany }];
  const ids = entries.map(({ id }) => id);
  const names = entries.map(({ name }) => fold(name));
  return entries.flatMap(({ id, name }, index) => {
    const found: [keyof ListedName, string | undefined][] = [
      ['id', ids.indexOf(id) < index ? messages.sameId : checkId(id, rules)],
      ['name', checkName(name, rules) ?? (names.indexOf(fold(name)) < index ? messages.sameName : undefined)],
    ];
    return found.flatMap(([field, message]): NamedListIssue[] =>
      message ? [{ at: [index, field], message }] : [],
    );
  });
}

/** The names as they are kept: cleaned, always in the same order of fields. */
export function cleanNamedList(entries: readonly ListedName[]): ListedName[] {
  return entries.map(({ id, name }) => ({ id, name: cleanLine(name) }));
}

function checkId(id: string, { limits, messages, reservedId }: NamedListRules): string | undefined {
  return id === reservedId ? messages.id : checkListId(id, limits.id, messages.id);
}

function checkName(name: string, { limits, checkName: checkMore }: NamedListRules): string | undefined {
  if (isBlank(name)) return APPLICATION_MESSAGES.required;
  if (name.length > limits.name) return APPLICATION_MESSAGES.tooLong(limits.name);
  return checkMore?.(fold(name));
}

function fold(name: string): string {
  return cleanLine(name).toLowerCase();
}
