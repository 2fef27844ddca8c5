import {
  employerName,
  formatCareersDate,
  type KnownChannel,
  shortJobPath,
  throughChannel,
} from '@smash/contract';
import { CopyButton } from '../../components/copy-button';
import type { Job } from '../../lib/api/client';
import styles from './share-job.module.css';

/** Ways to tell somebody of a job: the one that most people here use comes first. */
export function ShareJob({ job }: { job: Job }) {
  return (
    <ul className={styles.ways}>
      {WAYS.map(({ name, addressOf }) => (
        <li key={name}>
          <a className={styles.way} href={addressOf(job)} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        </li>
      ))}
      <li>
        <CopyButton getText={() => linkTo(job, 'link')} label="Copy link" />
      </li>
    </ul>
  );
}

/** The short address; where it was read goes along. The pages of jobs are drawn in the browser, which knows the origin. */
const linkTo = ({ id }: Job, channel: KnownChannel): string =>
  throughChannel(`${window.location.origin}${shortJobPath(id)}`, channel);

/** What is said of a job: title, place, salary and last day, each on a line of its own. */
export function jobInShort(job: Job): string {
  const whose = employerName(job.brand);
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
  // Mail programs show a plus as a plus.
  `${address}?${new URLSearchParams(parameters).toString().replaceAll('+', '%20')}`;

const WAYS: { name: string; addressOf: (job: Job) => string }[] = [
  {
    name: 'WhatsApp',
    addressOf: (job) =>
      addressWith('https://wa.me/', { text: `${jobInShort(job)}\n${linkTo(job, 'whatsapp')}` }),
  },
  {
    name: 'X',
    addressOf: (job) =>
      addressWith('https://x.com/intent/post', { text: jobInShort(job), url: linkTo(job, 'x') }),
  },
  {
    name: 'LinkedIn',
    addressOf: (job) =>
      addressWith('https://www.linkedin.com/sharing/share-offsite/', { url: linkTo(job, 'linkedin') }),
  },
  {
    name: 'Email',
    addressOf: (job) =>
      addressWith('mailto:', { subject: job.title, body: `${jobInShort(job)}\n${linkTo(job, 'email')}` }),
  },
];
