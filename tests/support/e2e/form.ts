import { expect, type Locator, type Page } from '@playwright/test';
import type { ApplicationAnswers, ApplicationField } from '@smash/contract';
import { someAnswers, type SentFile } from './api.js';
import { samplePdf } from '../samples/files.js';
import { openPage } from './site-page.js';

export type FormField = ApplicationField | 'cv_file' | 'cover_letter_file';

/** Label of each field, in the order of the form. */
const LABELS: Record<FormField, string> = {
  first_name: 'First name',
  middle_name: 'Middle name',
  last_name: 'Last name',
  dob: 'Date of birth',
  state_of_origin: 'State of origin',
  email: 'Email',
  phone: 'Phone',
  address: 'Home address',
  state_of_resident: 'State of residence',
  social_link: 'LinkedIn profile',
  portfolio: 'Portfolio',
  cover_letter_file: 'Cover letter',
  cv_file: 'CV / Resume',
};

/** The form by its name, and its controls by their labels. */
export function applicationForm(page: Page): Locator {
  return page.getByRole('form', { name: 'Application' });
}

export function field(page: Page, name: FormField): Locator {
  return applicationForm(page).getByLabel(LABELS[name]).and(page.locator('input, select, textarea'));
}

export function submitButton(page: Page): Locator {
  return applicationForm(page).getByRole('button', { name: 'Submit Application' });
}

/** Opens the form of a job and waits until it can be filled. */
export async function openForm(page: Page, jobId: number): Promise<void> {
  await openPage(page, `/job-application/${jobId}`);
  await expect(submitButton(page)).toBeVisible();
}

/** Types every answer. */
export async function fillAnswers(page: Page, answers: ApplicationAnswers): Promise<void> {
  for (const [name, answer] of Object.entries(answers) as [ApplicationField, string][]) {
    const control = field(page, name);
    if (name.startsWith('state_')) await control.selectOption(answer);
    else await control.fill(answer);
  }
}

export async function attach(
  page: Page,
  name: 'cv_file' | 'cover_letter_file',
  file: SentFile,
): Promise<void> {
  await field(page, name).setInputFiles(file);
}

/** Made once, so that the bytes stay the same, as in a person's file: a new PDF would contain another time. */
let pdf: Promise<Buffer> | undefined;

export async function pdfFile(name = 'Adaeze Okonkwo CV.pdf'): Promise<SentFile> {
  return { name, mimeType: 'application/pdf', buffer: await (pdf ??= samplePdf()) };
}

/** Opens the form and fills it with valid answers and a CV; returns the answers. */
export async function openFilledForm(
  page: Page,
  jobId: number,
  overrides: Partial<ApplicationAnswers> = {},
): Promise<ApplicationAnswers> {
  const answers = someAnswers(overrides);
  await openForm(page, jobId);
  await fillAnswers(page, answers);
  await attach(page, 'cv_file', await pdfFile());
  return answers;
}

/** Expects a field to be marked as invalid, with exactly this message. */
export async function expectFieldError(page: Page, name: FormField, message: string): Promise<void> {
  await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(`${escapePattern(message)}$`));
}

/** Expects the form to hold these answers. */
export async function expectAnswers(page: Page, answers: ApplicationAnswers): Promise<void> {
  for (const [name, answer] of Object.entries(answers) as [ApplicationField, string][]) {
    await expect(field(page, name)).toHaveValue(answer);
  }
}

export function successHeading(page: Page): Locator {
  return page.getByRole('heading', { name: 'Application Submitted Successfully!', level: 1 });
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
