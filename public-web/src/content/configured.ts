/**
 * What a build of the site may be given by its environment or by `public-web/.env.production`. docs/configuration.md is
 * made from this list.
 */
export interface BuildSettings {
  /** Address of the site in the pages; `PUBLIC_URL` if not set. */
  VITE_SITE_ORIGIN: string;
  /** Telephone number of the company; a placeholder if not set, as all numbers and addresses here. */
  VITE_HOTLINE: string;
  /** Mailbox of HR that the pages name; `HR_EMAIL` if not set. */
  VITE_HR_EMAIL: string;
  /** Mailbox of support that the pages name; `SUPPORT_EMAIL` if not set. */
  VITE_SUPPORT_EMAIL: string;
  /** WhatsApp number of a business, by its slug in capitals: `VITE_WHATSAPP_RIDESMASH`. */
  [whatsApp: `VITE_WHATSAPP_${string}`]: string;
  /** Address of the head office; a bar separates its lines. */
  VITE_ABUJA_ADDRESS: string;
  /** Address of the Lagos office, likewise. */
  VITE_LAGOS_ADDRESS: string;
  /** The company's account on X. */
  VITE_X_URL: string;
  /** The company's account on Facebook. */
  VITE_FACEBOOK_URL: string;
  /** The company's account on Instagram. */
  VITE_INSTAGRAM_URL: string;
  /** The company's account on WhatsApp; the hotline's number if not set. */
  VITE_WHATSAPP_URL: string;
  /** Where 'Visit website' of a business leads, by its slug in capitals: `VITE_WEBSITE_QIIMEET`. */
  [website: `VITE_WEBSITE_${string}`]: string;
  /** Film of the home page: a player page (Vimeo, YouTube) or an .mp4 or .webm elsewhere; the site's own if not set. */
  VITE_FILM_URL: string;
  /** Map of the office, as a page for a frame; without it there is no frame. */
  VITE_MAP_FRAME_URL: string;
  /** Map of the office, as a link. */
  VITE_MAP_URL: string;
  /** Licence number of the live chat; without it there is no chat. */
  VITE_LIVE_CHAT_LICENCE: string;
  /** Script of the live chat. */
  VITE_LIVE_CHAT_SCRIPT_URL: string;
  /** Further origins that the chat loads from, separated by spaces. */
  VITE_LIVE_CHAT_ORIGINS: string;
  /** Months that the privacy policy names; `APPLICATION_RETENTION_MONTHS` if not set, which it should not be. */
  VITE_APPLICATION_RETENTION_MONTHS: string;
  /** Reference of the approval under which shares are offered, for the page of the offer; `SHARES_APPROVAL_REFERENCE` if not set. */
  VITE_SHARES_APPROVAL_REFERENCE: string;
  /** `off` takes back what browsers keep for reading offline: they fetch a worker that removes itself. */
  VITE_SERVICE_WORKER: string;
  /** Public key of the payment provider; `PAYSTACK_PUBLIC_KEY` if not set. */
  VITE_PAYSTACK_PUBLIC_KEY: string;
  /** Inline script of the payment provider; `PAYSTACK_SCRIPT_URL` if not set, and without both Paystack's. */
  VITE_PAYSTACK_SCRIPT_URL: string;
  /** Origins of the provider's frame and calls, separated by spaces, if they are not Paystack's. */
  VITE_PAYSTACK_ORIGINS: string;
}

/**
 * Settings of the build, by name. The bundler puts its environment in place of `import.meta.env`, which does not exist in
 * unit tests.
 */
const environment: Readonly<Record<string, unknown>> =
  (import.meta as { env?: Readonly<Record<string, unknown>> }).env ?? {};

/** Whether this is a build, not the development server. */
export const isBuilt = environment['PROD'] === true;

/** Year of the build (vite.config.ts). The visitor's year may differ, but hydration needs the year that was rendered. */
export const buildYear = Number(environment['BUILD_YEAR'] ?? new Date().getFullYear());

/** A setting from the build's environment, or the fallback when it is not set or blank. */
export function configured<Fallback extends string | undefined>(
  name: keyof BuildSettings,
  fallback: Fallback,
): string | Fallback {
  const value = environment[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : fallback;
}
