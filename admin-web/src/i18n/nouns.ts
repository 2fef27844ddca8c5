/**
 * Words that stand in several sentences of the portal. Each sentence with each of them is a text of its own, as no
 * language puts a word into a sentence as English does: t(`Delete ${noun}`) is "Delete job", "Delete zone" and so on.
 */
export const NOUNS = {
  /** Records that have a screen to create and edit them. */
  noun: ['job', 'member', 'zone', 'activity', 'message', 'email template'],
  /** Rows of a list. */
  rows: [
    'job postings',
    'deleted jobs',
    'members',
    'zones',
    'activities',
    'messages',
    'email templates',
    'purchases',
    'entries',
    'emails',
    'erasures',
    'API tokens',
    'webhooks',
  ],
  /** Entries of a list within a form. */
  item: ['question', 'stage', 'criterion', 'email'],
  /** Each `item` as a sentence begins with it. */
  entry: ['Question', 'Stage', 'Criterion', 'Email'],
} as const;

export type Noun<Kind extends keyof typeof NOUNS> = (typeof NOUNS)[Kind][number];
