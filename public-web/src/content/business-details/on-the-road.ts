import type { BusinessSlug } from '../businesses';
import type { BusinessDetails } from './business-details';

/** The businesses that move people and things. */
export const ON_THE_ROAD = {
  ridesmash: {
    description:
      'Rides at a price you see before you get in, with drivers we have met in person. And for those drivers, a way to own the car they work in.',
    services: ['Rides on demand', 'Rides booked ahead', 'Cars on hire purchase', 'Accounts for companies'],
    details: [
      'You say where you are and where you are going, and Ridesmash shows the fare, the car and the driver’s name before you confirm. The fare does not grow because the road was bad. You can send the trip to somebody at home, who then sees the car move on a map, and a button on the same screen reaches a person on our night desk. Rides can be booked for later, so a flight at six in the morning is arranged before you sleep.',
      'Behind the wheel is somebody whose licence, car papers and address we have checked and who has driven for 40 minutes through Abuja or Lagos beside one of our trainers. Passengers rate drivers and drivers rate passengers, from one star to five, and both see the result.',
      'Hire purchase is the part you do not see from the back seat. A driver who qualifies takes a car for a deposit and pays the rest in weekly instalments out of fares, over two to four years. The price, the instalment and the date of the last payment are fixed on the day of signing. Insurance and a tracker are included, servicing is booked by us, and after the last payment the papers carry the driver’s name. A driver who falls ill or loses an engine rings our desk, and a colleague there can move one week’s instalment to the end of the agreement.',
    ],
    imageAlt: 'A red car on a city bridge, its driver and passenger in silhouette',
  },
  smashlogistics: {
    description:
      'Parcels across town today, cartons across the country this week, and vehicles by the day for businesses that have outgrown the boot of a car.',
    services: [
      'Same-day parcels in town',
      'Goods between states',
      'Collection of payment on delivery',
      'Vans and trucks by the day',
    ],
    details: [
      'A parcel with Smash Logistics has a name beside it at every step. The rider who collects it signs for it, the sorting desk signs for it, the driver to Enugu signs for it, and you can read those names under your tracking number.',
      'In town we collect by motorcycle and deliver on the same day when the order comes in before two in the afternoon. Between states, goods travel overnight on a fixed timetable, and the person who receives them gets a message with the pick-up point or the time of delivery. Traders can ask us to collect the money at the door; it is paid out with a list of deliveries, so that the sum can be checked line by line.',
      'For companies we rent out vans and trucks of up to five tonnes with a driver, for a day or for a season, and we run delivery for shops that prefer to keep their own name on the box. Breakable goods are packed by us, or refused with an explanation. We do not carry cash, medicine without papers, or anything alive.',
    ],
    imageAlt: 'A truck loaded with parcels and a dispatch rider leaving a port with cranes',
  },
  smashtravels: {
    description:
      'Flights, tours, and travel and work visas, with an adviser who tells you plainly what your chances are before you pay for anything.',
    services: [
      'Local and international flights',
      'Travel and study visas',
      'Work visas and job documents',
      'Group journeys and pilgrimages',
    ],
    details: [
      'At Smash Travels an adviser reads what you have before you owe us anything: passport, bank statements, letters, the reason for the journey. Then you hear one of three answers. Ready; not ready, and this is what is missing; or not likely, and this is why. After the third you pay nothing and take your papers home.',
      'For travel visas we prepare the form, the itinerary and the appointment, and we rehearse the interview with you twice. For work visas we check that the employer and the offer exist, explain what the contract says in everyday English, and keep copies of every page you sign. The embassy decides, and no agent can promise you a visa; our receipt says so in its first line.',
      'Tickets are the simpler half. We compare fares from Abuja, Lagos and Kano, hold a seat for up to 24 hours while you arrange payment, and tell you the cost of changing the date before you buy. Families, churches, mosques and school parties get one contact person, who travels with groups of 15 or more and carries the list, the tags and the spare phone charger.',
    ],
    imageAlt: 'An aeroplane climbing above clouds and water',
  },
  smashlaundry: {
    description:
      'Clothes collected at your door, washed and ironed the way you asked, and returned on the evening you chose.',
    services: [
      'Wash and fold by weight',
      'Ironing and starching',
      'Native wear and suits',
      'Linen for hotels',
    ],
    details: [
      'Choose an evening for collection and another for return, two days later at the earliest. Smash Laundry weighs and counts your bag in front of you, sends weight, count and price to your phone, and counts the pieces a second time at the laundry. If the two counts differ you hear from us before anything touches water.',
      'There are preferences for everything, because everyone has them: cold water for dark jeans, starch in the agbada but not in the shirts, no scent at all for the baby’s things. You set them once. White kaftans and anything with stones, beads or gold thread are washed by hand by four people who do nothing else, and photographed first, from both sides.',
      'Each order is washed by itself, never together with another customer’s. Water is filtered and used twice, first for rinsing and then for the floors, and a generator and an inverter stand between your Sunday clothes and a power cut. Hotels, restaurants and short-stay hosts send us linen on a fixed timetable and rent it from us if they would rather not own it. When we damage something we say so first, and we pay for it according to a table that you can read before you order.',
    ],
    imageAlt: 'A washing machine in mid-turn, shirts on a line and a folded pile on a bench',
  },
} satisfies Partial<Record<BusinessSlug, BusinessDetails>>;
