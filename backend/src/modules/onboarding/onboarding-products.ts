import type { Environment } from '../../platform/config/environment.js';
import type { OnboardingProductDto } from './onboarding.dto.js';

/** In the order of the filters. */
const PRODUCTS = [
  'Smash Travels',
  'Ride Smash',
  'MailBux',
  'Qiimeet',
  'Smash Remit',
  'SmashWise',
  'Smash Apartments',
  'Smash Chat',
];

/** The products with their links; only three have a video (docs/requirements/onboarding.md#o-8). */
export function toProducts(
  environment: Pick<
    Environment,
    'ONBOARDING_FORM_URL' | `ONBOARDING_VIDEO_${'TRAVELS' | 'RIDE' | 'MAILBUX'}`
  >,
): OnboardingProductDto[] {
  const videos: Partial<Record<string, string>> = {
    'Smash Travels': environment.ONBOARDING_VIDEO_TRAVELS,
    'Ride Smash': environment.ONBOARDING_VIDEO_RIDE,
    MailBux: environment.ONBOARDING_VIDEO_MAILBUX,
  };
  return PRODUCTS.map((name) => ({
    name,
    youtubeUrl: videos[name] ?? '',
    formUrl: environment.ONBOARDING_FORM_URL,
  }));
}
