import { cleanText, CONSENT_TEXTS, parseWebAddress } from '@smash/contract';
import { cleanFileName } from '../../../platform/files/index.js';
import { UploadedFile } from '../../../platform/files/uploaded-file.js';
import { sha256 } from '../../../platform/text/sha256.js';
import { type ApplyDto, withoutFiles } from './apply.dto.js';
import type { GivenAnswers } from './read-answers.js';

/**
 * Hash of what the applicant sent; equal exactly if two requests ask for the same application.
 * @param replaces id of the application that the new one replaces
 */
export function digestOf(form: ApplyDto, given: GivenAnswers, replaces?: string): string {
  // Left out: the channel, which a tab that was reopened may have lost.
  const { talent_pool, channel: _channel, ...answers } = withoutFiles(form);
  // Any version counts as the first: a release may change it before an attempt is repeated.
  if (answers.consent_version) answers.consent_version = CONSENT_TEXTS[0].version;
  const { portfolio, social_link } = answers;
  const isForPool = talent_pool === 'true' && { talent_pool };
  const sent = {
    ...answers,
    ...isForPool,
    portfolio: normalised(portfolio),
    social_link: normalised(social_link),
  };
  const files = [fileDigest('cv', form.cv_file)];
  if (form.cover_letter_file) files.push(fileDigest('cover_letter', form.cover_letter_file));
  const further = [...given].flatMap(([field, value]): [string, ...unknown[]][] => {
    if (value instanceof UploadedFile) return [fileDigest(field, value)];
    const text = typeof value === 'string' ? cleanText(value) : value;
    return text === '' ? [] : [[field, text]];
  });
  if (replaces) further.push(['replaces', replaces]);
  const content = [sorted(Object.entries(sent)), files, ...(further.length > 0 ? [sorted(further)] : [])];
  return sha256(JSON.stringify(content));
}

const fileDigest = (field: string, { name, sha256: hash }: UploadedFile): [string, ...unknown[]] => [
  field,
  cleanFileName(name),
  hash,
];

const sorted = (entries: [string, ...unknown[]][]) => entries.sort(([a], [b]) => a.localeCompare(b, 'en'));

/** An address counts as the same with or without its scheme. */
const normalised = (address: string): string => parseWebAddress(address) ?? address;
