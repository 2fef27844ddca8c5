import type { PageMeta } from './page-meta';

/** Heads of the pages that are about neither a business nor a person, by path. */
export const SINGLE_PAGE_META = {
  '/': {
    description:
      'Smash Technology is a Nigerian group of thirteen consumer businesses: rides, food, travel, payments, homes and more, from Abuja and Lagos.',
  },
  '/about': {
    suffix: 'About',
    description:
      'How one used bus became thirteen businesses: the mission, the values, the quality standards and the service promise of Smash Technology.',
  },
  '/all-businesses': {
    suffix: 'Our Businesses',
    description:
      'All thirteen Smash businesses on one page: rides, meals, travel, bookings, money, shopping, stays, homes, artisans, parcels, laundry and people.',
  },
  '/smash-people': {
    suffix: 'People',
    description:
      'Six departments and the people in them: who films, who builds, who answers at two in the morning and who keeps the keys at Smash Technology.',
  },
  '/media-it-department': {
    suffix: 'Media & IT Department',
    description:
      'Seven people design, film, write, build and repair everything Smash puts on a screen. See who does what and find their profiles.',
  },
  '/smash-travels-department': {
    suffix: 'Smash Travels Department',
    description:
      'Three people answer when a flight moves or a form comes back. The customer support of Smash Travels, from first call to safe arrival.',
  },
  '/ridesmash-department': {
    suffix: 'Ridesmash Department',
    description:
      'Around the clock three people watch over trips, find lost phones and settle disputes. Meet the customer support of Ridesmash.',
  },
  '/smashwise-department': {
    suffix: 'Smashwise Department',
    description:
      'They follow a transfer until it has arrived and will never ask for your PIN. Meet the three people of customer support at Smashwise.',
  },
  '/sales-marketing-department': {
    suffix: 'Sales & Marketing Department',
    description:
      'The three people who introduce our brands to markets and investors, and who explain the risks to you before they mention a return.',
  },
  '/investor-relations': {
    suffix: 'Investor Relations',
    description:
      'Shares at ₦1,000 a unit or a plan from ₦150,000: the figures of both, six of our brands, and two articles to read before you pay.',
  },
  '/buy-shares': {
    suffix: 'Buy Shares',
    description:
      '40% of each brand is offered at ₦1,000 a unit, from 1,000 units. The offer line by line: price, minimum, risk and who approves it.',
  },
  '/buy-shares-form': {
    suffix: 'Pay for Shares',
    description:
      'Enter how many units you would like, see the amount in naira at once, and pay by card in a secure window of our payment provider.',
  },
  '/invest-with-us': {
    suffix: 'Invest With Us',
    description:
      'Micro, Macro and Platinum: three plans from ₦150,000 with monthly returns of 2.5% to 3.5%, not guaranteed, and the brands they finance.',
  },
  '/investor-signup': {
    suffix: 'Investor Sign-up',
    description:
      'Open an investor account with Smash Technology: the details we need from you, why we ask for each of them, and how we protect them.',
  },
  '/agric-blog': {
    suffix: 'Agriculture for Investors',
    description:
      'Why a cassava root has a clock inside, four places where money can work in farming, and what you should see before you pay for any.',
  },
  '/gold': {
    suffix: 'Gold and Real Estate',
    description:
      'Gold stores value and land grows it slowly. What each does well in Nigeria, ways to hold them, and the papers to check before buying.',
  },
  '/blog': {
    suffix: 'Blog',
    description:
      'Notes from the road, the kitchen and the server room: business, news, new releases and #Project10Billion, in three posts and an archive.',
  },
  '/faq': {
    suffix: 'FAQ',
    description:
      'Straight answers on our registration, booking a ride, hire purchase, using the services, staying updated and an order that went wrong.',
  },
  '/press-release': {
    suffix: 'Press Release',
    description:
      'The 2025 fiscal year in the words of the CEO: what Smash Technology finished, what went wrong, what was learned and what comes next.',
  },
  '/privacypolicy': {
    suffix: 'Privacy Policy',
    description:
      'What this website learns about you, why, how it is encrypted, how long it stays and which rights the Nigeria Data Protection Act gives you.',
  },
  '/termsandconditions': {
    suffix: 'Terms and Conditions',
    description:
      'The terms and conditions of Smash Technology Ltd for this website. The final text is being prepared and will be published on this page.',
  },
  '/passwordpolicy': {
    suffix: 'Password Policy',
    description:
      'At least 8 characters, better 15 or more, up to 64: how to choose a password for a Smash account, keep it safe, and react to a leak.',
  },
  '/accessibility': {
    suffix: 'Accessibility',
    description:
      'Who can use the website of Smash Technology: keyboard, text browser, less motion, both schemes; what does not work yet, and whom to tell.',
  },
  '/corporate-documents': {
    suffix: 'Corporate Documents',
    description:
      'Five registration certificates of Smash Technology Ltd, from incorporation to trademark, to compare with the public registers yourself.',
  },
  '/my-application': {
    suffix: 'Your Application',
    description:
      'Follow the status of your application at Smash Technology, replace your CV, withdraw, get a copy of your data or have it erased for good.',
    isHidden: true,
  },
  '/livechat': {
    suffix: 'Live Chat',
    description:
      'Talk to Smash customer support now: live chat where available, the hotline, the WhatsApp lines of our businesses and the support mailbox.',
  },
  '/onboarding': {
    suffix: 'Onboarding',
    description:
      'For new colleagues with a PIN: the onboarding videos of each Smash product and the test that completes your first days with the company.',
  },
  '/dashboard': {
    suffix: 'Dashboard',
    description:
      'The member dashboard of Smash Technology: counts, messages and the progress of projects at a glance, for members who are logged in.',
    isHidden: true,
  },
  '/login': {
    suffix: 'Login',
    description:
      'Log in to your Smash Technology member account to see your dashboard, your messages and the state of your investment with the group.',
  },
  '/logout': {
    suffix: 'Logout',
    description:
      'You are being logged out of your Smash Technology account on this device. Drafts and unfinished orders kept in this browser are cleared too.',
    isHidden: true,
  },
  '/confirm': {
    suffix: 'Confirm Your Address',
    description:
      'Confirm the email address of your new Smash Technology member account with the link that we have sent you, or ask for a new link here.',
    isHidden: true,
  },
  '/reset-password': {
    suffix: 'New Password',
    description:
      'Choose a new password for your Smash Technology member account: ask for a link by email, open it within 30 minutes, and log in again.',
    isHidden: true,
  },
  '/job-alerts/confirm': {
    suffix: 'Confirm Your Job Alert',
    description:
      'Confirm that Smash Technology may email you about new jobs with the link that we have sent you. Nothing is sent to you before that.',
    isHidden: true,
  },
  '/job-alerts/unsubscribe': {
    suffix: 'Stop Your Job Alert',
    description:
      'Stop the emails of Smash Technology about new jobs with one press. We delete the alert and your address, and send you nothing more.',
    isHidden: true,
  },
  '/send-email': {
    suffix: 'Send Email',
    description:
      'Write to the support team of Smash Technology from your browser: your email address, a subject and your message, then send it to us.',
  },
} as const satisfies Record<`/${string}`, PageMeta>;
