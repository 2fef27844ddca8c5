/** The company's name and addresses: the one place they are written (design, section 1). */
export const COMPANY = {
  name: 'Smash Technology',
  legalName: 'Smash Technology Ltd',
  /** Mailbox that reads resumes sent without a job posting (spec 2, careers page). */
  humanResourcesEmail: 'hr@smashtechnology.example',
  supportEmail: 'support@smashtechnology.example',
} as const;
