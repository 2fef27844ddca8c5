const MOMENT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
});

/** Day and time of an ISO 8601 instant, as the clocks in Lagos show them. */
export function formatMoment(instant: string): string {
  return MOMENT.format(new Date(instant));
}
