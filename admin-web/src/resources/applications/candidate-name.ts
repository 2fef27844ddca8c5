import type { Application } from '@smash/contract/client';

/** First, middle (where there is one) and last name. */
export function fullName(application: Pick<Application, 'first_name' | 'middle_name' | 'last_name'>): string {
  return [application.first_name, application.middle_name, application.last_name].filter(Boolean).join(' ');
}
