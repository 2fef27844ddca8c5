import type { DepartmentMember, DepartmentPage } from './department-page';

function customerSupport(name: string, image: string): DepartmentMember {
  return { name, role: 'Customer Support', image, profileLink: '/about' };
}

/** Smash Travels, Ridesmash and Smashwise: three members each, all in customer support. */
export const CUSTOMER_SUPPORT_DEPARTMENTS: readonly DepartmentPage[] = [
  {
    slug: 'smash-travels-department',
    business: 'smashtravels',
    title: 'CS Department-Smash Travels',
    introduction: [
      'Travel goes wrong at inconvenient hours: a gate closes, a date of birth has been typed backwards, an embassy asks for one more letter by Friday. Three people take those calls, and the one who starts your case finishes it.',
      'They have stood in the same queues. Between them they have been refused two visas and missed one flight, and they give advice accordingly.',
    ],
    members: [
      customerSupport('Amaka Ozoemena', 'amaka-ozoemena'),
      customerSupport('Femi Adelakun', 'femi-adelakun'),
      customerSupport('Rahila Auta', 'rahila-auta'),
    ],
  },
  {
    slug: 'ridesmash-department',
    business: 'ridesmash',
    title: 'CS Department-Ridesmash',
    introduction: [
      'Three people watch over trips in turn, by day and by night, find forgotten phones under seats, and speak with both sides when a passenger and a driver remember the same journey differently.',
      'Drivers on hire purchase call the same desk about instalments, and are asked how they are first.',
    ],
    members: [
      customerSupport('Itohan Osagiede', 'itohan-osagiede'),
      customerSupport('Safiya Lawan', 'safiya-lawan'),
      customerSupport('Kingsley Nwaogu', 'kingsley-nwaogu'),
    ],
  },
  {
    slug: 'smashwise-department',
    business: 'smashwise',
    title: 'CS Department-Smashwise',
    introduction: [
      'When money has left one account and not reached the other, these three follow it, transfer by transfer, and write to you at each station instead of asking you to be patient.',
      'They will never ask for your password or PIN. If someone does so in their name, hang up and call the hotline.',
    ],
    members: [
      customerSupport('Deborah Ankeli', 'deborah-ankeli'),
      customerSupport('Yusuf Bichi', 'yusuf-bichi'),
      customerSupport('Temitope Oyelaran', 'temitope-oyelaran'),
    ],
  },
];
