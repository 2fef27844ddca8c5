import type { BusinessSlug } from '../businesses';
import type { BusinessDetails } from './business-details';

/** The businesses for eating, paying, shopping and getting things done. */
export const EVERY_DAY = {
  smashfood: {
    description:
      'Hot meals from kitchens in your own part of town, with the time of arrival on the screen and the cook’s name on the bag.',
    services: [
      'Meals from nearby kitchens',
      'Office lunches on account',
      'Soups by the bowl or the litre',
      'Late orders until midnight',
    ],
    details: [
      'Smashfood lists only kitchens within 25 minutes of your gate by motorcycle. That is why the list on your phone is shorter than you may expect and why the jollof arrives with steam. Each kitchen sets its own menu and prices, and we visit it before it appears: the store, the fridge, the water, the hands.',
      'You order a plate, a bowl of egusi with swallow of your choice, or soup by the litre for the week. A clock starts when the kitchen accepts and counts the minutes to three moments: cooking, on the road, at your gate. When a rider is delayed the clock says so and says why. If an order comes late enough to spoil it, or comes wrong, the money returns to your wallet after one message with a photograph.',
      'Offices can order lunch on account: each colleague chooses before half past ten, one rider brings everything labelled by name, and one invoice arrives at the end of the month. For cooks, Smashfood is a second dining room without rent. Many of our kitchens, from Nyanya to Surulere, are a single woman and two burners. They see tomorrow’s demand the evening before and are paid on fixed days, so that the morning market can be done with their own money.',
    ],
    imageAlt:
      'A plate of jollof rice with chicken and plantain, a bowl of soup and an iced drink, from above',
  },
  smashwise: {
    description:
      'Pay bills, send money across Nigeria and abroad, and put some aside, with every charge on the screen before you confirm.',
    services: [
      'Transfers and payments',
      'Electricity, data and television bills',
      'Remittances in and out of Nigeria',
      'Savings pots with a purpose',
    ],
    details: [
      'Smashwise began with drivers in Abuja who wanted to send their takings home on the night they earned them. You see the fee and the amount that will arrive before you confirm, and the receipt says who received it and at what minute.',
      'Electricity tokens, data, airtime, television and school fees are paid from one list that remembers your meter number. If a token is delayed by the supplier, the app keeps asking for 30 minutes and then refunds you. Money from abroad arrives in naira at a rate that is held for ten minutes while you decide; money sent abroad goes out with the recipient’s bank named and checked.',
      'Savings pots have a name and a date: rent, a generator, December in the village. A pot that you lock opens on its date, or 48 hours after you ask. A group of up to thirty can save together, with a record each member can read and no treasurer to chase. Smashwise is a technology company rather than a bank: where a service needs a licence, it is provided with an institution that holds one, and the app names that institution before you agree. We check identities carefully, and if a check goes against you, a named case officer hears your side of it.',
    ],
    imageAlt: 'A phone showing savings as bars, with naira coins leaping onto growing stacks',
  },
  smashbuy247: {
    description:
      'A marketplace open at every hour, where each seller has been visited and your money waits until the goods are in your hands.',
    services: [
      'Phones, home and fashion',
      'Groceries by the carton',
      'Payment held until delivery',
      'Shop fronts for traders',
    ],
    details: [
      'Shopping on a phone in Nigeria has one old problem: what I ordered against what I got. SmashBuy247 is arranged around it. Sellers are visited at their shop or warehouse before they may list anything, pictures must be of the item itself, and the money you pay is held until you have opened the parcel. You have two days to say that something is wrong. Only then is the seller paid.',
      'The shelves hold phones and accessories with their serial numbers recorded, kitchen and home goods, fabrics and ready-made clothes, baby things, and groceries by the carton for households that buy together. Search understands the words people use, so that ‘pumping machine’ and ‘rechargeable fan’ find what they should. Smash Logistics delivers, and what that costs to Kano or to Surulere stands on the product page, not at the last step.',
      'For a trader a shop front is free to open and takes an afternoon with one of our merchant officers, who also helps with the photographs. We charge a commission on what is sold and print it on every statement beside the date of the payout. Night orders are packed in the morning; the ‘247’ is for buyers.',
    ],
    imageAlt: 'A shoe, headphones, a phone and a bag bursting from a box',
  },
  smashhire: {
    description:
      'Plumbers, electricians, tailors, tilers and other artisans with a verified name, a written price and work that is paid for in stages.',
    services: [
      'Repairs at home and at work',
      'Building and finishing trades',
      'Quotations in writing',
      'Payment held by stage of work',
    ],
    details: [
      'You describe the job in a sentence or a voice note and add a picture, and up to three artisans nearby answer with a price and a day. You see their trade, their past work, what other clients said and whether their tools are their own.',
      'The price you accept is a written quotation that separates labour from materials. Materials can be bought on SmashBuy247, by you or by the artisan, with the receipt attached to the job. Payment is held and released in stages you have both agreed: when the old tiles are out, when the floor is level, when the grouting is dry. If a stage is not right, an inspector of the same trade comes within three days, and what he finds decides.',
      'Artisans join with an identity check, a guarantor, and a practical test of two hours in front of a master of the trade: a welder welds a gate hinge, a tailor sews a placket. Those who are good and lack a certificate are helped to sit for one. They keep their own customers, set their own rates and build up a record of finished work that they can show for a shop or a loan.',
    ],
    imageAlt: 'A hammer, brush, spanner, saw, roller, screwdriver and trowel laid out like rays',
  },
} satisfies Partial<Record<BusinessSlug, BusinessDetails>>;
