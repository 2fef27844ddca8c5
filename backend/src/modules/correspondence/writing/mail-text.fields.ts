import { applyDecorators } from '@nestjs/common';
import {
  MAIL_PLACEHOLDER_NAMES,
  MAIL_TEXT_LIMITS,
  unknownPlaceholders,
  writtenPlaceholder,
} from '@smash/contract';
import { ValidateBy } from 'class-validator';
import { TextField } from '../../../platform/validation/fields.js';

const KNOWN = MAIL_PLACEHOLDER_NAMES.map(writtenPlaceholder).join(', ');

function describeUnknown(text: string): string {
  const names = unknownPlaceholders(text).map(writtenPlaceholder);
  const which = names.length === 1 ? 'This placeholder does' : 'These placeholders do';
  return `${which} not exist: ${names.join(', ')}. Please use only ${KNOWN}`;
}

/** Refuses placeholders that are not in the contract, and names them. */
const KnownPlaceholders = () =>
  ValidateBy({
    name: 'placeholders',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && unknownPlaceholders(value).length === 0,
      defaultMessage: (arguments_) => describeUnknown(String(arguments_?.value)),
    },
  });

export const MailSubjectField = () =>
  applyDecorators(
    TextField({
      max: MAIL_TEXT_LIMITS.subject,
      description: 'Subject with placeholders; the reference is added if it is missing',
      example: 'Your application: {{job_title}}',
    }),
    KnownPlaceholders(),
  );

export const MailBodyField = () =>
  applyDecorators(
    TextField({
      max: MAIL_TEXT_LIMITS.body,
      multiline: true,
      description: 'Text of the mail, plain with placeholders; blank lines separate paragraphs',
      example: 'Dear {{first_name}},',
    }),
    KnownPlaceholders(),
  );
