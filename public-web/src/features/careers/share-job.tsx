import {
  employerOf,
  formatCareersDate,
  type KnownChannel,
  shortJobPath,
  throughChannel,
} from '@smash/contract';
import { CopyButton } from '../../components/copy-button';
import type { Job } from '../../lib/api/client';
import styles from './share-job.module.css';

/** Links to share a job: WhatsApp first, which most people here use. */
export function ShareJob({ job, origin }: { job: Job; origin: string }) {
  const short = (channel: KnownChannel) => throughChannel(`${origin}${shortJobPath(job.id)}`, channel);
  return (
    <ul className={styles.ways}>
      {WAYS.map(({ name, channel, addressOf }) => (
        <li key={name}>
          <a
            className={styles.way}
            href={addressOf(job, short(channel))}
            target="_blank"
            rel="noopener noreferrer"
          >
            {name}
          </a>
        </li>
      ))}
      <li>
        <CopyButton getText={() => short('link')} label="Copy link" />
      </li>
    </ul>
  );
}

/** Text about a job for sharing: title with employer, then place, type and salary, then last day, each on its own line. */
export function jobInShort(job: Job): string {
  const whose = employerOf(job);
  const title = job.title.includes(whose) ? job.title : `${job.title}, ${whose}`;
  return [
    title,
    [job.location, job.job_type, job.salary_range].filter(Boolean).join(' · '),
    job.application_deadline && `Apply by ${formatCareersDate(job.application_deadline)}`,
  ]
    .filter(Boolean)
    .join('\n');
}

const addressWith = (address: string, parameters: Record<string, string>): string =>
  // Mail programs do not read a plus as a space.
  `${address}?${new URLSearchParams(parameters).toString().replaceAll('+', '%20')}`;

interface Way {
  name: string;
  /** Channel that the link names. */
  channel: KnownChannel;
  /** @param link the short address of the job */
  addressOf: (job: Job, link: string) => string;
}

const WAYS: Way[] = [
  {
    name: 'WhatsApp',
    channel: 'whatsapp',
    addressOf: (job, link) => addressWith('https://wa.me/', { text: `${jobInShort(job)}\n${link}` }),
  },
  {
    name: 'X',
    channel: 'x',
    addressOf: (job, link) => addressWith('https://x.com/intent/post', { text: jobInShort(job), url: link }),
  },
  {
    name: 'LinkedIn',
    channel: 'linkedin',
    addressOf: (_job, link) => addressWith('https://www.linkedin.com/sharing/share-offsite/', { url: link }),
  },
  {
    name: 'Email',
    channel: 'email',
    // Line breaks as RFC 6068 asks for them.
    addressOf: (job, link) =>
      addressWith('mailto:', {
        subject: job.title,
        body: `${jobInShort(job)}\n${link}`.replaceAll('\n', '\r\n'),
      }),
  },
];
