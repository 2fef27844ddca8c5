import type { Reviewer } from '@smash/contract/client';

/** A mention that is being typed: where its @ stands, and what follows up to the caret. */
export interface TypedMention {
  start: number;
  typed: string;
}

/** Names that are offered at once. */
const MOST_OFFERED = 8;

/** The mention that the caret stands in. An @ within a word is part of an address. */
export function mentionAt(text: string, caret: number): TypedMention | undefined {
  const match = /(?:^|\s|\()@(\S*)$/.exec(text.slice(0, caret));
  const typed = match?.[1];
  return typed === undefined ? undefined : { start: caret - typed.length - 1, typed };
}

/** The reviewers whose names match what was typed; names that begin with it come first. */
export function offered(reviewers: readonly Reviewer[], typed: string): Reviewer[] {
  const wanted = typed.toLowerCase();
  const placeIn = ({ name }: Reviewer) => name.toLowerCase().indexOf(wanted);
  return reviewers
    .filter((reviewer) => placeIn(reviewer) >= 0)
    .sort((one, other) => Math.sign(placeIn(one)) - Math.sign(placeIn(other)))
    .slice(0, MOST_OFFERED);
}

/** The text with the typed part replaced by the whole name, and the new position of the caret. */
export function complete(text: string, { start, typed }: TypedMention, name: string) {
  const written = `@${name} `;
  const rest = text.slice(start + 1 + typed.length).replace(/^ /, '');
  return { text: text.slice(0, start) + written + rest, caret: start + written.length };
}

/** The reviewers that a text mentions by their whole names. */
export function mentionedIn(text: string, reviewers: readonly Reviewer[]): Reviewer[] {
  const words = text.split(/[\s(]+/).filter((word) => word.startsWith('@'));
  const names = words.flatMap((word) => [word.slice(1), word.slice(1).replace(/[.,;:!?)]+$/, '')]);
  return reviewers.filter(({ name }) => names.some((one) => one.toLowerCase() === name.toLowerCase()));
}
