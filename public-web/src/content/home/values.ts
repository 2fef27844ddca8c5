/** A name and what we mean by it. */
export interface NamedText {
  name: string;
  text: string;
}

/** The four values (docs/requirements/site.md#s-26). */
export const CORE_VALUES: readonly NamedText[] = [
  {
    name: 'Customer Service Experience',
    text: 'Whoever answers you first keeps your case until it is closed. You should never have to tell the story twice.',
  },
  {
    name: 'Entrepreneurship',
    text: 'Each business has one person who can say yes, spend the budget and be wrong in public. We were started that way and have kept the habit.',
  },
  {
    name: 'Excellence through teamwork',
    text: 'A rider, a cook and an engineer look at the same late order together. It is the fastest way we know to stop the next one.',
  },
  {
    name: 'Leadership',
    text: 'Managers spend a day each month at the counter, in the car or on the hotline. Nobody leads what they have not tried to do.',
  },
];

/** The three purposes (docs/requirements/site.md#s-27). */
export const CORE_PURPOSE: readonly NamedText[] = [
  {
    name: 'Make Life Easy',
    text: 'Remove one errand, one queue or one worry from somebody’s Tuesday. Then find the next.',
  },
  {
    name: 'Make A Difference',
    text: 'A driver owns a car; a kitchen with two burners gets a second dining room. We like progress that has a name and an address.',
  },
  {
    name: 'Get 100% Enjoyment',
    text: 'Nothing is enjoyable while you wait for help, so customer support answers 24/7, by telephone, chat and WhatsApp.',
  },
];
