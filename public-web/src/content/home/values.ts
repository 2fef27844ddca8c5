/** A name and what we mean by it. */
export interface NamedText {
  name: string;
  text: string;
}

/** The four values (docs/requirements/site.md#s-26). */
export const CORE_VALUES: readonly NamedText[] = [
  {
    name: 'Customer Service Experience',
    text: 'Whoever answers you first keeps your case until it is closed, and you tell the story once.',
  },
  {
    name: 'Entrepreneurship',
    text: 'Each of the 13 businesses has one manager who sets the prices, spends the budget and explains both aloud on Thursdays.',
  },
  {
    name: 'Excellence through teamwork',
    text: 'A rider, a cook and an engineer look at the same late order together, and agree on what changes before the next lunch.',
  },
  {
    name: 'Leadership',
    text: 'Each manager spends a day a month at a counter, in a car or on the hotline, and takes the complaints of that day home.',
  },
];

/** The three purposes (docs/requirements/site.md#s-27). */
export const CORE_PURPOSE: readonly NamedText[] = [
  {
    name: 'Make Life Easy',
    text: 'One errand less on a Tuesday: the fare known before you get in, the light bill paid from the bus, the laundry fetched at seven.',
  },
  {
    name: 'Make A Difference',
    text: 'Sadiq Ringim drove other men’s cars for four years. He bought one by hire purchase, and today he trains the drivers who follow.',
  },
  {
    name: 'Get 100% Enjoyment',
    text: 'Customer support answers 24/7, by phone and WhatsApp, so that a late ride does not cost you the evening.',
  },
];
