import type { BusinessSlug } from '../businesses';
import type { BusinessDetails } from './business-details';

/** The businesses for staying, owning, going out, dressing up and meeting. */
export const PLACES_AND_PEOPLE = {
  smashbookings: {
    description:
      'One calendar for restaurants, halls, hotels, salons and events: see what is free, pay the deposit, and hold a booking that the other side must honour.',
    services: [
      'Tables and hotel rooms',
      'Halls and event spaces',
      'Tickets for shows',
      'Meeting rooms and virtual offices',
    ],
    details: [
      'You know how it goes: the hall in Garki was given to somebody’s cousin, the table ‘was just taken’, the room has no light. Smashbookings connects to the calendar that the venue itself works from, so what you see as free is free, and once your deposit is paid the date is closed to everyone else.',
      'You can filter by the things that matter here: a generator that carries the air conditioners, parking inside the gate, a kitchen for your own caterer, a step-free entrance for your grandmother. Every venue has photographs taken by us in daylight, empty, from all four corners. Prices for weekdays, Saturdays and December are shown apart.',
      'If the venue cancels, you get the deposit back at once and our team looks for a place of the same size on the same day. If you cancel, the venue’s rule applies, and you have read it before paying. Tickets for concerts, comedy and matches carry a code that works without a network at the door. Small companies also book meeting rooms by the hour and virtual offices by the month, with an address in Abuja or Lagos that can receive letters and a person who answers.',
    ],
    imageAlt: 'A hall with arched windows and a round table laid beneath a golden chandelier',
  },
  smashapartments: {
    description:
      'Furnished apartments for a night, a week or a month in Abuja and Lagos, inspected before each guest and priced with power included.',
    services: [
      'Studios to family apartments',
      'Monthly stays for professionals',
      'Self check-in at any hour',
      'Management for owners',
    ],
    details: [
      'Four things decide a short stay: light, water, lock and bed. Before each guest one of our stewards checks these four and some forty smaller matters, signs a card and leaves it on the table. If something on the card turns out not to be true, call us; we mend it within the hour or move you to another apartment.',
      'The price you see is the price of the night with power, diesel, water, internet and cleaning. Apartments range from a studio near the Wuse offices to four bedrooms in Ikeja with room for a wedding party and its aunties. You choose by floor, by lift, by how many cars the compound takes and by whether there is a proper desk to work at. Check-in is by code, or by a steward with a key and a bottle of water if you land late.',
      'Stays of a month or longer cost less per night and come with a weekly change of linen by Smash Laundry. Owners hand us the keys and keep the ownership. We furnish on a budget they approve; we let, clean and repair; and we send a statement with each booking in it. Parties are allowed where the neighbours have agreed, and nowhere else.',
    ],
    imageAlt: 'A full moon over a dark city, and one lit bedroom with a balcony',
  },
  smashproperties: {
    description:
      'Land and homes to buy, sell or rent, each with a title our lawyers have searched before it appears on the site.',
    services: [
      'Plots and estates',
      'Houses and flats for sale',
      'Title searches and documents',
      'Letting and facility management',
    ],
    details: [
      '‘Verified’ means three things here. Before a plot or a house is listed, our legal team searches the title at the land registry, a surveyor checks the coordinates against the plan, and someone walks the boundary and speaks with the neighbours. The reports are in the listing, with the date on which each was made. If a search finds a problem, the listing is refused, and the seller is told what would repair it.',
      'Buyers may pay at once or in instalments on projects where the developer has agreed to it, against a contract that names each document and when you receive it: receipt, contract of sale, deed of assignment, survey plan, and consent where the law asks for it. Inspections run every Saturday, with transport from our offices, and a colleague will film the site for anyone who lives abroad and show it live, mud included.',
      'We also let and look after homes. Tenants get a written inventory and a receipt for every payment; landlords get a tenant whose employer and two references have been rung. Land can lose value, roads can come late, and we put such risks in the same document as the price.',
    ],
    imageAlt: 'White houses with red roofs on marked plots between palms, hills behind them',
  },
  owenas: {
    description:
      'Fashion, hair and beauty by Nigerian makers and stylists: buy it ready, have it sewn to your measure, or book the person who does it best.',
    services: [
      'Ready-to-wear by local designers',
      'Made to measure',
      'Hair and make-up at home',
      'Skin and hair products',
    ],
    details: [
      'Owenas is for the week before the wedding. The cloth is chosen, the tailor has gone quiet, and someone still has to do four heads of hair on Saturday at seven. Here each of these is an appointment with a name, a price and a person who has confirmed.',
      'Designers sell ready-made pieces in sizes measured on real bodies, with the length shown in centimetres and the model’s height beside it. For made to measure you are measured once, at home or with a tape and our guide, and the numbers stay with you. The designer sends a picture at cutting, at fitting and at finishing, and is paid in the same three steps. Alterations within two weeks are free.',
      'Stylists, braiders and make-up artists come to you or receive you in their studio, and show work on skin and hair like yours. Prices say whether the hair itself is included. The shop carries oils, butters, soaps and shades from makers between Aba and Kano, with every ingredient listed. Nothing that bleaches skin is sold here, whatever the label calls it.',
    ],
    imageAlt: 'A woman in a purple gele and beaded necklace before a round mirror, with perfume and lipstick',
  },
  qiimeet: {
    description:
      'A social network built around meeting: find people near you who like what you like, talk safely, and go and do something together.',
    services: [
      'Circles by interest and town',
      'Meet-ups with a host',
      'Voice rooms and chat',
      'Profiles with verified faces',
    ],
    details: [
      'Qiimeet counts an evening as a success when people put their phones down. You join circles, the Sunday footballers of Garki, the novel readers of Yaba, people new in town who cannot find good bole, and each circle has a host, a next date and a place.',
      'Profiles carry a tick when the face in the picture has been compared with a live one, and you can decide to hear only from people who have it. Messages from strangers wait in a separate room. Blurring, blocking and reporting are one touch away and never announced to the other person. Reports are read by people here in Nigeria, who know what an insult sounds like in five of our languages. You must be eighteen to join.',
      'There is chat, and there are voice rooms for circles spread over Abuja, Lagos and Port Harcourt, and both are made for slow networks: a picture loads when you ask for it. Hosts can sell tickets for a meet-up through Smashbookings and split the bill through Smashwise. We do not sell your conversations and we do not show how many followers anybody has.',
    ],
    imageAlt: 'Three friends laughing around a table with a plate of snacks',
  },
} satisfies Partial<Record<BusinessSlug, BusinessDetails>>;
