/** Colours of tags: few and muted, and none of them a brand's. */
export const TAG_COLOURS = ['grey', 'yellow', 'green', 'blue', 'red'] as const;
export type TagColour = (typeof TAG_COLOURS)[number];

export const TAG_LIMITS = {
  /** Characters of a name. */
  name: 30,
  /** Tags of one application. */
  ofApplication: 20,
  /** Tags in the whole portal. */
  all: 300,
} as const;

/** Whether two names mean the same tag, regardless of case. */
export const isSameTagName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
