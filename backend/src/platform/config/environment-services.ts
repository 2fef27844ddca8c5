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
      'Random key of the site for IndexNow. It is public, at `/KEY.txt`. With it the server reports to search engines which jobs are posted, changed, closed or deleted; without it, none.',
    ),
  INDEXNOW_ENDPOINT: anyWebAddress
    .default('https://api.indexnow.org/indexnow')
    .describe('The only address to which these reports are sent.'),
};

export const webhooks = {
  WEBHOOK_ALLOWED_NETWORKS: readBy(parseNetworks)
    .prefault('')
    .describe(
      'Networks of your own that webhooks may reach besides the internet, comma separated, such as `10.20.0.0/16`. In these, TLS is not required.',
    ),
};

export const mail = {
  SMTP_URL: addressOf(/^smtps?$/)
    .optional()
    .describe(
      'Mail server, such as `smtps://user:password@mail.example.com`, or `smtp://user:password@mail.example.com:587` for STARTTLS. A server outside of your own networks gets a password only over TLS, unless you add `?requireTLS=false`. In user and password write `%40` for `@`, `%23` for `#` and `%2F` for `/`. If your provider has a limit, stay below it, or a batch of mails uses it up and links expire unsent: `?maxConnections=1&rateLimit=1&rateDelta=24000` sends one mail each 24,000 milliseconds, 150 an hour. Each backend counts for itself. The server is greeted with the domain of `MAIL_FROM`; `?name=` sets another. For a relay beside the backends whose certificate nobody signed: `?ignoreTLS=true`, or `?tls.rejectUnauthorized=false`. Join several with `&`.',
    ),
  MAIL_PATH: optionalText.describe(
    'Folder for mails as .eml files, on machines without `SMTP_URL`; `npm start` sets `.data/mail`. Without either variable, mails wait in the database for thirty days.',
  ),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>@\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'must be an address, or a name and an <address>')
    .default(`${COMPANY.name} <no-reply@smashtechnology.example>`)
    .describe(
      'Sender of all mails: an address, or `Name <address>`. What cannot be delivered comes back to this address, and nowhere else: it must exist, and somebody has to read it.',
    ),
  MAIL_UNDO_MINUTES: whole(0, 1_440)
    .default(10)
    .describe('Minutes for which a mail to applicants waits and can be taken back. At most a day.'),
  HR_EMAIL: z
    .email()
    .default(COMPANY.humanResourcesEmail)
    .describe(
      'Mailbox for news of new applications and for replies of applicants. Mails and pages name it. Part of the pages: build again after a change.',
    ),
  SUPPORT_EMAIL: z
    .email()
    .default(COMPANY.supportEmail)
    .describe(
      'Mailbox for messages of visitors. Mails to members and buyers, receipts and pages name it. Part of the pages: build again after a change.',
    ),
};

export const onboarding = {
  ONBOARDING_PIN: z
    .string()
    .min(4)
    .max(ONBOARDING_PIN_LENGTH)
    .optional()
    .describe(
      'Code that new staff enter at `/onboarding`; `npm start` sets 246810. Without it the page says that onboarding is not set up.',
    ),
  ONBOARDING_FORM_URL: webAddress
    .default('https://forms.smashtechnology.example/onboarding-test')
    .describe('Address of the onboarding test. This and the next three begin with https.'),
  ONBOARDING_VIDEO_TRAVELS: webAddress
    .default('https://videos.smashtechnology.example/smash-travels')
    .describe('Address of the video of Smash Travels.'),
  ONBOARDING_VIDEO_RIDE: webAddress
    .default('https://videos.smashtechnology.example/ride-smash')
    .describe('Address of the video of Ride Smash.'),
  ONBOARDING_VIDEO_MAILBUX: webAddress
    .default('https://videos.smashtechnology.example/mailbux')
    .describe('Address of the video of MailBux.'),
};

export const shares = {
  PAYSTACK_PUBLIC_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'must begin with pk_test_ or pk_live_')
    .optional()
    .describe(
      'Public key of the payment provider. Without both keys nobody can buy shares. Part of the pages: build again after a change.',
    ),
  PAYSTACK_SECRET_KEY: z
    .string()
    .regex(/^sk_(test|live)_\w+$/, 'must begin with sk_test_ or sk_live_')
    .optional()
    .describe('Secret key of the payment provider, of the same mode as the public one.'),
  PAYSTACK_API_URL: anyWebAddress.default('https://api.paystack.co').describe('API of the payment provider.'),
  SHARES_MIN_UNITS: whole(1, SHARE_OFFER.mostUnits)
    .optional()
    .describe(
      'Fewest units of a purchase. If not set, a purchase of fewer than 1,000 only shows a warning. The pages state and warn of 1,000 whatever this is.',
    ),
  SHARES_CLOSED: flag
    .prefault('false')
    .describe(
      '`true` ends the offer: there are no new orders. While you keep the keys, earlier orders are still settled and reviewed, and their refunds and disputes reported.',
    ),
  SHARES_APPROVAL_REFERENCE: optionalText.describe(
    'Reference of the approval for offering shares to the public. Live keys need it.',
  ),
};

export const observation = {
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('Lowest level that the log contains.'),
  METRICS_PORT: port
    .optional()
    .describe(
      'Port of `GET /metrics` for Prometheus. Keep it away from the public. If not set, there are no metrics.',
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: anyWebAddress
    .optional()
    .describe('Collector of traces (OpenTelemetry, OTLP over HTTP). If not set, there are no traces.'),
  OTEL_EXPORTER_OTLP_HEADERS: optionalText.describe(
    'Headers for the collector: `name=value` pairs, comma separated.',
  ),
  OTEL_SERVICE_NAME: z.string().default('smash-technology').describe('Name of the service in the traces.'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Share of traces that is kept, from 0 to 1.'),
};
