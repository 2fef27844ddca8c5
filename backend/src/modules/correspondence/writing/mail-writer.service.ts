import { Inject, Injectable } from '@nestjs/common';
import { type PlaceholderValues, unfilledPlaceholders } from '@smash/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { ENVIRONMENT, type Environment } from '../../../platform/config/environment.js';
import type { Recipient } from '../../applications/index.js';
import { PlaceholderSources } from './placeholder-sources.service.js';
import { placeholderValues } from './placeholder-values.js';
import type { MailText } from './write-mail.js';

/** A recipient, with the values of placeholders in a mail to them. */
export type FilledRecipient<Known extends Recipient = Recipient> = Known & {
  values: PlaceholderValues;
  /** Whether every placeholder of the text has a value. */
  isFilled: boolean;
};

/** Finds the values of placeholders for each applicant. */
@Injectable()
export class MailWriter {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly dataSource: DataSource,
    private readonly sources: PlaceholderSources,
  ) {}

  async fill(
    { subject, body }: MailText,
    recipients: readonly Recipient[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<FilledRecipient[]> {
    const found = await this.sources.find(
      manager,
      recipients.map(({ id }) => id),
    );
    return recipients.map((recipient) => {
      const values = { ...placeholderValues(recipient, this.environment), ...found.get(recipient.id) };
      return {
        ...recipient,
        values,
        isFilled: unfilledPlaceholders(`${subject}\n${body}`, values).length === 0,
      };
    });
  }
}
