/** The company's name and addresses: the one place they are written (docs/requirements/site.md#s-78). */
export const COMPANY = {
  name: 'Smash Technology',
  legalName: 'Smash Technology Ltd',
  /** Mailbox that reads resumes sent without a job posting (docs/requirements/careers.md#c-3). */
  humanResourcesEmail: 'hr@smashtechnology.example',
  /** HR's promise, on the pages of jobs and applications and in mails (docs/requirements/careers.md#c-15). */
  reviewTime: '3-5 business days',
  supportEmail: 'support@smashtechnology.example',
} as const;
