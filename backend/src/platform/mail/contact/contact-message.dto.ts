import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { CONTACT_LIMITS } from '@smash/contract';
import { Matches } from 'class-validator';
import { IsEmailAddress, TextField } from '../../validation/fields.js';

/** Text of one line: a line break could start another mail header. */
const OneLineField = (options: Parameters<typeof TextField>[0]): PropertyDecorator =>
  applyDecorators(
    TextField({ ...options, verbatim: true }),
    Matches(/^[^\p{Cc}\u2028\u2029]*$/u, { message: 'Please keep this to one line' }),
  );

/** POST /send_email/ (docs/requirements/site.md#s-73). */
export class ContactMessageDto {
  @OneLineField({
    max: CONTACT_LIMITS.email,
    description: 'Email address of the sender, for the reply',
    example: 'adaeze@example.com',
  })
  @IsEmailAddress()
  email: string;

  @OneLineField({
    max: CONTACT_LIMITS.subject,
    description: 'Subject',
    example: 'A question about Ride Smash',
  })
  subject: string;

  @TextField({
    max: CONTACT_LIMITS.body,
    multiline: true,
    description: 'Text of the message',
    example: 'How do I become a rider?',
  })
  body: string;
}

/** The response, with the field that the contact page reads. */
export class ContactAnswerDto {
  @ApiProperty({ description: 'What was done, as a text for people' })
  message: string;
}
