import { type CalendarDate, DAY_MS, type JobType, lagosDate, proposeJobFacts } from '@smash/contract';
import type { Environment } from '../platform/config/environment.js';
import { Job } from '../modules/jobs/job.entity.js';
import { isOpen } from '../modules/jobs/job-availability.js';
import { toFactColumns } from '../modules/jobs/editing/job-facts.js';
import { WebhookJob } from '../modules/webhooks/entities/webhook-job.entity.js';
import { withDatabase } from './with-database.js';

/** Puts six sample jobs into a database that has never held one: one is closed, one past its deadline. */
export async function seedSampleJobs(
  environment: Pick<Environment, 'DATABASE_URL' | 'DATABASE_POOL_SIZE'>,
): Promise<void> {
  await withDatabase(environment, async (dataSource) => {
    if (await dataSource.manager.exists(Job)) return;
    const now = Date.now();
    const day = (offset: number): CalendarDate => lagosDate(new Date(now + offset * DAY_MS));
    const rows = SAMPLE_JOBS.map(({ deadlineInDays, postedDaysAgo, ...job }) => ({
      ...job,
      ...toFactColumns(proposeJobFacts({ ...job, job_type: job.jobType, salary_range: job.salaryRange })),
      applicationDeadline: deadlineInDays === null ? null : day(deadlineInDays),
      createdAt: new Date(now - postedDaysAgo * DAY_MS),
      postedAt: new Date(now - postedDaysAgo * DAY_MS),
      updatedAt: new Date(now - postedDaysAgo * DAY_MS),
    }));
    await dataSource.transaction(async (manager) => {
      await manager.insert(Job, rows);
      // As if each had been announced when it was posted, so that closing one is an event.
      const told = await manager.find(Job);
      await manager.insert(
        WebhookJob,
        told.map((job) => ({
          jobId: job.id,
          status: isOpen(job, new Date(now)) ? 'open' : 'closed',
        })),
      );
    });
  });
}

interface SampleJob {
  title: string;
  jobType: JobType;
  location: string;
  salaryRange: string | null;
  isActive: boolean;
  /** Days from now to the deadline; null for no deadline. */
  deadlineInDays: number | null;
  postedDaysAgo: number;
  description: string;
  responsibility: string;
  requirements: string;
}

/** Texts are written so that the 150 characters on a card end with a whole word. */
export const SAMPLE_JOBS: SampleJob[] = [
  {
    title: 'Senior Backend Engineer, Smashwise',
    jobType: 'Full Time',
    location: 'Abuja',
    salaryRange: '₦850,000 to ₦1,200,000 a month',
    isActive: true,
    deadlineInDays: 35,
    postedDaysAgo: 2,
    description:
      'Smashwise moves money for people who notice if a kobo is missing. You will own the services behind ' +
      'wallets, transfers and the ledger that every other Smash business settles into.\n\n' +
      'The team is five engineers in Wuse 2. We ship every week, write down our decisions, and answer our own pager.',
    responsibility:
      'Design and run the ledger and the wallet services in TypeScript and PostgreSQL.\n' +
      'Make every payment flow safe to repeat, and prove this with tests that fail if it is not.\n' +
      'Review the work of others and explain your own in plain words.\n' +
      'Take one week in five of on-call, with the day after it off.',
    requirements:
      'Five years of building services for money, bookings or anything else that must not be counted twice.\n' +
      'SQL you can defend: transactions, locks, indexes, plans.\n' +
      'Clear written English.\n' +
      'A story about something you broke, and what you changed so that nobody can break it that way again.',
  },
  {
    title: 'Rider Experience Lead, Ridesmash',
    jobType: 'Full Time',
    location: 'Lagos',
    salaryRange: '₦350,000 to ₦450,000 a month',
    isActive: true,
    deadlineInDays: 21,
    postedDaysAgo: 5,
    description:
      'Every late pick-up ends up with someone. For Ridesmash in Lagos that is you: you lead the twelve ' +
      'people who answer riders and drivers from five in the morning until the last trip of the night.\n\n' +
      'You decide what we promise, what we refund and what we fix so that the call never comes again.',
    responsibility:
      'Lead, train and roster the support team in Ikeja.\n' +
      'Own the time to an answer and the share of trips that end with no complaint.\n' +
      'Sit with product every Monday with the five problems that cost riders most.\n' +
      'Handle safety reports yourself, from the first call to the last.',
    requirements:
      'Four years of leading a support or operations team in transport, delivery or banking.\n' +
      'Calm when nobody else is.\n' +
      'Comfortable with spreadsheets and with saying no.\n' +
      'Fluent English; Yoruba or Pidgin is a plus.',
  },
  {
    title: 'Travel Consultant, Smash Travels',
    jobType: 'Hybrid',
    location: 'Abuja',
    salaryRange: null,
    isActive: true,
    deadlineInDays: null,
    postedDaysAgo: 9,
    description:
      'People come in to Smash Travels with a date, a budget and a worry about the visa. You turn the three into a ' +
      'journey that happens. You advise families, students and work-visa applicants, and stay with each file ' +
      'until the traveller has landed.',
    responsibility:
      'Advise customers on routes, fares, visas and documents, in the office and by WhatsApp chat.\n' +
      'Prepare and check visa files; send nothing that you would not sign.\n' +
      'Book, change and refund tickets in the reservation system.\n' +
      'Follow up after every trip.',
    requirements:
      'Two years in a travel agency, an airline or a visa centre.\n' +
      'Working knowledge of Amadeus or Sabre.\n' +
      'Accuracy with names, dates and passports.\n' +
      'Two days a week in the Abuja office.',
  },
  {
    title: 'Brand Design Intern',
    jobType: 'Internship',
    location: 'Remote',
    salaryRange: '₦120,000 a month',
    isActive: true,
    deadlineInDays: 12,
    postedDaysAgo: 12,
    description:
      'Thirteen businesses, one burst. Spend six months with the brand team drawing campaigns, app store pictures and ' +
      'the small things that people see every day: receipts, emails, stickers on a dispatch box.',
    responsibility:
      'Draw layouts and illustrations within the brand system, and help us improve it.\n' +
      'Prepare files for print and screen.\n' +
      'Show your work every Thursday and take notes home.',
    requirements:
      'A portfolio of three pieces you are proud of; student work counts.\n' +
      'Figma, and patience with type.\n' +
      'A laptop and a connection that survives video calls.',
  },
  {
    title: 'Dispatch Supervisor, Smash Logistics',
    jobType: 'Contract',
    location: 'Lagos',
    salaryRange: '₦220,000 to ₦280,000 a month',
    isActive: true,
    deadlineInDays: -6,
    postedDaysAgo: 41,
    description:
      'The Ikeja hub sends out nine hundred parcels on a quiet day. You make sure that each leaves on the right bike, ' +
      'with the right rider, and comes back as a signature.',
    responsibility:
      'Plan routes and riders for the morning and the evening wave.\n' +
      'Check vehicles, papers and helmets before anybody leaves the yard.\n' +
      'Solve the parcel that nobody can find.',
    requirements:
      'Two years in dispatch, courier or fleet work in Lagos.\n' +
      'You know the city without a map, and use one anyway.\n' +
      'A valid driving licence.',
  },
  {
    title: 'Customer Support Officer, Smashfood',
    jobType: 'Part Time',
    location: 'Abuja',
    salaryRange: '₦95,000 to ₦130,000 a month',
    isActive: false,
    deadlineInDays: null,
    postedDaysAgo: 63,
    description:
      'When a meal is late, cold or somebody else’s, you are the person who makes it right before the customer has ' +
      'finished typing. Evening and weekend work from our Wuse 2 office.',
    responsibility:
      'Answer chats, calls and reviews within minutes.\n' +
      'Work with kitchens and riders to save an order that is going wrong.\n' +
      'Write down what happened, so that it happens less.',
    requirements:
      'Some experience with customers: a shop, a bank counter, a front desk.\n' +
      'Quick and correct typing.\n' +
      'Free on at least three evenings a week.',
  },
];
