import { APPLICATION_STATUSES, type ApplicationStatus } from '@smash/contract';

/** The key that sets a status in a review: its place among the statuses, from 1. */
export const statusKey = (status: ApplicationStatus): string =>
  String(APPLICATION_STATUSES.indexOf(status) + 1);
