import { COMPANY } from '@smash/contract';
import ical from 'ical-generator';
import { feedTitle, type JobFeed, jobLink } from './job-feed.js';

/** The deadlines as a calendar to subscribe to (RFC 5545): a whole day in Lagos for each job that has a deadline. */
export function deadlineCalendar(feed: JobFeed): string {
  const calendar = ical({
    name: feedTitle(feed).replace('Open positions', 'Deadlines'),
    prodId: { company: COMPANY.name, product: 'Careers', language: 'EN' },
    ttl: 60 * 60,
  });
  for (const job of feed.jobs) {
    const { application_deadline: deadline } = job;
    if (!deadline) continue;
    // An all-day event without an end lasts one day (RFC 5545, 3.6.1); the day after 9999-12-31 could not be written.
    const url = jobLink(feed, job, 'feed-ics');
    calendar.createEvent({
      id: `job-${job.id}@${new URL(feed.publicUrl).hostname}`,
      allDay: true,
      start: startOfDay(deadline),
      stamp: new Date(job.updated_at),
      summary: `Last day to apply: ${job.title}`,
      location: job.location,
      url,
      // Many calendar programs show no URL.
      description: url,
    });
  }
  return calendar.toString();
}

/** An all-day event is written with the calendar day of its instant in UTC. */
const startOfDay = (day: string): Date => new Date(`${day}T00:00:00Z`);
