/** A card of the people page. Its picture is the file named by `image`, below `images/departments/`. */
export interface DepartmentCard {
  title: string;
  to: string;
  image: string;
  imageAlt: string;
  summary: string;
}

/** The six cards with the targets of spec 1, people page: two of them lead home, as specified. */
export const DEPARTMENT_CARDS: readonly DepartmentCard[] = [
  {
    title: 'Media & IT Department',
    to: '/media-it-department',
    image: 'media-it',
    imageAlt: 'A camera and a laptop joined by one cable',
    summary: 'They film it, draw it, build it and pick up the phone when it freezes.',
  },
  {
    title: 'HR & Admin Department',
    to: '/',
    image: 'hr-admin',
    imageAlt: 'A desk with folders, a badge and a potted plant',
    summary: 'They read every application, know every name and keep the diesel in the generator.',
  },
  {
    title: 'CS Department-Smash Travels',
    to: '/smash-travels-department',
    image: 'smash-travels',
    imageAlt: 'A headset resting on a globe with a paper plane',
    summary: 'They pick up when your flight moves, your form is refused or your bag stays behind.',
  },
  {
    title: 'CS Department-Ridesmash',
    to: '/ridesmash-department',
    image: 'ridesmash',
    imageAlt: 'A headset above a road with a small car',
    summary: 'They stay awake so that somebody always knows where your car is.',
  },
  {
    title: 'CS Department-Smashwise',
    to: '/smashwise-department',
    image: 'smashwise',
    imageAlt: 'A headset beside a stack of coins and a receipt',
    summary: 'They follow a transfer until it has arrived, and tell you the minute it does.',
  },
  {
    title: 'Office Assistants',
    to: '/',
    image: 'office-assistants',
    imageAlt: 'A tray with cups, keys and an envelope',
    summary: 'They open before everyone, close after everyone and know where everything is.',
  },
];

/** Banner and introduction of /smash-people. */
export const PEOPLE_PAGE = {
  title: 'People',
  introduction: [
    'You will meet us in this order: a rider, a driver or a voice on the telephone first, and the people with offices much later, if at all. This page keeps the same order of importance.',
    'Six departments are shown here. Open one to see who is in it and what each person does all day.',
  ],
} as const;
