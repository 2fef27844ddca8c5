import { COMPANY } from '@smash/contract';
import { BUSINESSES, type BusinessSlug } from './businesses';
import { configured } from './configured';
import thirdParties from './third-parties.json';

// Placeholders until the company gives its own facts. Each can be replaced here or, without a change of code, by the
// named variable in the environment of the build.

/** An office as the footer shows it. */
export interface Office {
  city: string;
  role?: string;
  lines: readonly string[];
}

const addressLines = (address: string) => address.split('|').map((line) => line.trim());

/** VITE_ABUJA_ADDRESS and VITE_LAGOS_ADDRESS separate lines with a bar. */
export const OFFICES: readonly Office[] = [
  {
    city: 'Abuja',
    role: 'Head office',
    lines: addressLines(configured('VITE_ABUJA_ADDRESS', 'Plot 1, Example Crescent|Wuse 2, Abuja FCT')),
  },
  {
    city: 'Lagos',
    lines: addressLines(configured('VITE_LAGOS_ADDRESS', '13 Sample Street|Ikeja, Lagos State')),
  },
];

const hotline = configured('VITE_HOTLINE', '+234 700 000 0000');

/** Shown grouped, dialled without spaces. */
export const HOTLINE = { shown: hotline, dialled: hotline.replace(/[^+\d]/g, '') } as const;

export const SUPPORT_EMAIL = configured('VITE_SUPPORT_EMAIL', COMPANY.supportEmail);
export const HR_EMAIL = configured('VITE_HR_EMAIL', COMPANY.humanResourcesEmail);

export const HR_REVIEW_TIME = COMPANY.reviewTime;

/** Id of the footer, which 'Get In Touch' jumps to (docs/requirements/site.md#s-18). */
export const CONTACT_ANCHOR = 'contact';

/** A business that answers on WhatsApp (docs/requirements/site.md#s-59). */
export interface WhatsAppContact {
  business: BusinessSlug;
  label: string;
  shown: string;
  /** Opens a conversation in the app or the browser. */
  address: string;
}

/** Placeholder numbers of the businesses that have a WhatsApp line by default. */
const WHATSAPP_PLACEHOLDERS: Partial<Record<BusinessSlug, string>> = {
  ridesmash: '+234 700 000 0001',
  smashfood: '+234 700 000 0002',
  smashtravels: '+234 700 000 0003',
  smashwise: '+234 700 000 0005',
  smashbuy247: '+234 700 000 0006',
  smashapartments: '+234 700 000 0007',
  smashlogistics: '+234 700 000 0010',
};

function whatsAppAddress(phone: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}`;
}

/** The businesses that have a number. Smash Properties shares the line of Smash Apartments while it has none itself. */
export function whatsAppContacts(
  numberOf: (business: BusinessSlug) => string | undefined,
): readonly WhatsAppContact[] {
  return BUSINESSES.flatMap(({ slug, name }) => {
    const shown = numberOf(slug);
    if (!shown) return [];
    const isShared = slug === 'smashapartments' && !numberOf('smashproperties');
    const label = isShared ? 'Apartments and Properties' : name;
    return [{ business: slug, label, shown, address: whatsAppAddress(shown) }];
  });
}

/** VITE_WHATSAPP_{SLUG}, such as VITE_WHATSAPP_RIDESMASH, gives a business its number. */
export const WHATSAPP_CONTACTS = whatsAppContacts((business) =>
  configured(`VITE_WHATSAPP_${business.toUpperCase()}`, WHATSAPP_PLACEHOLDERS[business]),
);

/** An account of the company on another platform (docs/requirements/site.md#s-61). */
export interface SocialLink {
  name: 'X' | 'Facebook' | 'Instagram' | 'WhatsApp';
  address: string;
}

export const SOCIAL_LINKS: readonly SocialLink[] = [
  { name: 'X', address: configured('VITE_X_URL', 'https://x.com/smash_technology_example') },
  {
    name: 'Facebook',
    address: configured('VITE_FACEBOOK_URL', 'https://www.facebook.com/smash-technology-example'),
  },
  {
    name: 'Instagram',
    address: configured('VITE_INSTAGRAM_URL', 'https://www.instagram.com/smash.technology.example'),
  },
  { name: 'WhatsApp', address: configured('VITE_WHATSAPP_URL', whatsAppAddress(hotline)) },
];

/**
 * The head office on a map: a frame only when its address is configured, a link always
 * (docs/requirements/site.md#s-32).
 */
export const OFFICE_MAP = {
  frameAddress: configured('VITE_MAP_FRAME_URL', undefined),
  linkAddress: configured(
    'VITE_MAP_URL',
    'https://www.openstreetmap.org/search?query=Wuse%202%2C%20Abuja%2C%20Nigeria',
  ),
  /** Pixels (docs/requirements/site.md#s-32). */
  frameHeight: 800,
} as const;

/** Address of the home film at a film provider; without one the site's own file plays. */
export const FILM_ADDRESS = configured('VITE_FILM_URL', undefined);

/** The provider's script; VITE_LIVE_CHAT_ORIGINS names further origins that it may load from, separated by spaces. */
export const LIVE_CHAT_SCRIPT = configured('VITE_LIVE_CHAT_SCRIPT_URL', thirdParties.liveChatScript);

/**
 * Licence number of the live chat; without one there is no chat, only contact lines (docs/requirements/site.md#s-33).
 */
export const LIVE_CHAT_LICENCE = configured('VITE_LIVE_CHAT_LICENCE', undefined);

/** Where 'Visit website' leads. VITE_WEBSITE_{SLUG}, such as VITE_WEBSITE_QIIMEET, replaces the placeholder. */
export function businessWebsite(slug: BusinessSlug): string {
  return configured(`VITE_WEBSITE_${slug.toUpperCase()}`, `https://${slug}.smashtechnology.example`);
}
