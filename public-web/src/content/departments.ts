/** A card of the people page. Its picture is of the collection `departments`. */
export interface DepartmentCard {
  title: string;
  to: string;
  image: string;
  imageAlt: string;
  summary: string;
}

/** The six cards with their targets (docs/requirements/site.md#s-40): two of them lead home. */
export const DEPARTMENT_CARDS: readonly DepartmentCard[] = [
  {
    title: 'Media & IT Department',
    to: '/media-it-department',
    image: 'media-it',
    imageAlt: 'A camera on a tripod, a laptop full of code and a studio light',
    summary: 'They film it, draw it, build it and pick up the phone when it freezes.',
  },
  {
    title: 'HR & Admin Department',
    to: '/',
    image: 'hr-admin',
    imageAlt: 'A staff badge on a red ribbon, a form and shelves of folders',
    summary: 'They read every application, know every name and keep the diesel in the generator.',
  },
  {
    title: 'CS Department-Smash Travels',
    to: '/smash-travels-department',
    image: 'cs-travels',
    imageAlt: 'A colleague in a green scarf and a headset, thinking of an aeroplane',
    summary: 'They pick up when your flight moves, your form is refused or your bag stays behind.',
  },
  {
    title: 'CS Department-Ridesmash',
    to: '/ridesmash-department',
    image: 'cs-ridesmash',
    imageAlt: 'A colleague in a headset, thinking of a red car and its place on the map',
    summary: 'They stay awake so that somebody always knows where your car is.',
  },
  {
    title: 'CS Department-Smashwise',
    to: '/smashwise-department',
    image: 'cs-smashwise',
    imageAlt: 'A colleague with an afro and a headset, thinking of coins in naira',
    summary: 'They follow a transfer until it has arrived, and tell you the minute it does.',
  },
  {
    title: 'Office Assistants',
    to: '/',
    image: 'office-assistants',
    imageAlt: 'A teapot and cups on a tray, parcels, keys and a clock',
    summary: 'They open before everyone, close after everyone and know where everything is.',
  },
];

/** Banner and introduction of /smash-people. */
export const PEOPLE_PAGE = {
  title: 'People',
  introduction: [
    'You meet a rider, a driver or a voice on the hotline first. These are the people behind them, in Abuja and Lagos.',
    'Of the six departments here, Media & IT and the three customer service desks have a page of their own, with names and roles.',
  ],
  /** End of the introduction: a link to the page that no card leads to. */
  further: { before: 'So has', label: 'Sales & Marketing', to: '/sales-marketing-department' },
} as const;
