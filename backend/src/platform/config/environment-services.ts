import { COMPANY, ONBOARDING_PIN_LENGTH, SHARE_OFFER } from '@smash/contract';
import { z } from 'zod';
import {
  addressOf,
  anyWebAddress,
  flag,
  optionalText,
  port,
  readBy,
  webAddress,
  whole,
} from './environment-fields.js';
import { parseNetworks } from './networks.js';

export const searchEngines = {
  INDEXNOW_KEY: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/, 'must have 8 to 128 letters, digits and hyphens')
    .optional()
    .describe(
      'Random key of the site for IndexNow, no secret: it lies at `/KEY.txt`. With it the server names to search engines the jobs that are posted, changed, closed or deleted; without it it names none.',
    ),
  INDEXNOW_ENDPOINT: anyWebAddress
    .default('https://api.indexnow.org/indexnow')
    .describe('Where it names them, and nowhere else.'),
};

export const webhooks = {
  WEBHOOK_ALLOWED_NETWORKS: readBy(parseNetworks)
    .prefault('')
    .describe(
      'Networks of your own that webhooks may reach besides the internet, comma separated, such as `10.20.0.0/16`; into these without TLS too.',
    ),
};

export const mail = {
  SMTP_URL: addressOf(/^smtps?$/)
    .optional()
    .describe(
      'Mail server, such as `smtps://user:password@mail.example.com`, or `smtp://user:password@mail.example.com:587` for STARTTLS, without which no password is sent to a server outside of your own networks unless `?requireTLS=false` says so. In user and password `@` is written `%40`, `#` `%23`, `/` `%2F`.',
    ),
  MAIL_PATH: optionalText.describe(
    'Folder for mails as .eml files, for machines without `SMTP_URL`; `npm start` sets `.data/mail`. Without both, mails wait in the database, for thirty days.',
  ),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>@\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'must be an address, or a name and an <address>')
    .default(`${COMPANY.name} <no-reply@smashtechnology.example>`)
    .describe('Sender of all mails: an address, or `Name <address>`.'),
  MAIL_UNDO_MINUTES: whole(0, 1_440)
    .default(10)
    .describe(
      'Minutes in which a mail to applicants can be taken back; it leaves when they are over. At most a day.',
    ),
  HR_EMAIL: z
    .email()
    .default(COMPANY.humanResourcesEmail)
    .describe(
      'Mailbox that hears of new applications, gets what applicants reply, and is named to them in mails and on pages. Part of the pages: build again after a change.',
    ),
  SUPPORT_EMAIL: z
    .email()
    .default(COMPANY.supportEmail)
    .describe(
      'Mailbox that gets the messages of visitors, and is named in mails to members and buyers, on receipts and on pages, as `HR_EMAIL` is.',
    ),
};

export const onboarding = {
  ONBOARDING_PIN: z
    .string()
    .min(4)
    .max(ONBOARDING_PIN_LENGTH)
    .optional()
    .describe(
      'What new staff enter at `/onboarding`; `npm start` sets 246810. Without it the page says that onboarding is not set up.',
    ),
  ONBOARDING_FORM_URL: webAddress
    .default('https://forms.smashtechnology.example/onboarding-test')
    .describe('The onboarding test; https, as the next three.'),
  ONBOARDING_VIDEO_TRAVELS: webAddress
    .default('https://videos.smashtechnology.example/smash-travels')
    .describe('Video of Smash Travels.'),
  ONBOARDING_VIDEO_RIDE: webAddress
    .default('https://videos.smashtechnology.example/ride-smash')
    .describe('Video of Ride Smash.'),
  ONBOARDING_VIDEO_MAILBUX: webAddress
    .default('https://videos.smashtechnology.example/mailbux')
    .describe('Video of MailBux.'),
};

export const shares = {
  PAYSTACK_PUBLIC_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'must begin with pk_test_ or pk_live_')
    .optional()
    .describe(
      'Public key of the payment provider; without both keys nobody can buy shares. Part of the pages.',
    ),
  PAYSTACK_SECRET_KEY: z
    .string()
    .regex(/^sk_(test|live)_\w+$/, 'must begin with sk_test_ or sk_live_')
    .optional()
    .describe('Secret key of the payment provider, of the same mode as the public one.'),
  PAYSTACK_API_URL: anyWebAddress.default('https://api.paystack.co').describe('API of the payment provider.'),
  SHARES_MIN_UNITS: whole(1, SHARE_OFFER.mostUnits)
    .optional()
    .describe('Fewest units of a purchase; not set, fewer than 1,000 only get a warning.'),
  SHARES_CLOSED: flag
    .prefault('false')
    .describe(
      '`true` ends the offer: no new orders, while those of before are settled, reviewed, and their refunds and disputes told of, for as long as the keys stay.',
    ),
  SHARES_APPROVAL_REFERENCE: optionalText.describe(
    'Approval under which shares are offered to the public; live keys are refused without it.',
  ),
};

export const observation = {
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('From which level on the log is written.'),
  METRICS_PORT: port
    .optional()
    .describe('Port of `GET /metrics` for Prometheus; keep it from the public. None if not set.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: anyWebAddress
    .optional()
    .describe('Collector that gets traces (OpenTelemetry, OTLP over HTTP); without it none are made.'),
  OTEL_EXPORTER_OTLP_HEADERS: optionalText.describe('Headers for it, `name=value` pairs, comma separated.'),
  OTEL_SERVICE_NAME: z.string().default('smash-technology').describe('Name in the traces.'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Which part of all traces is kept.'),
};
