import { Injectable } from '@nestjs/common';

/** A mail that is about to leave. */
export interface LeavingMail {
  id: string;
  application_id: string | null;
  kind: string;
  /** The type, a colon, and what it is about. */
  dedupe_key: string;
  recipient: string;
  group_id: string | null;
}

type MailCheck = (mail: LeavingMail) => Promise<boolean>;

/** What mails that wait for long are asked before they leave: whether they are still for their recipient. The module that queues them knows. */
@Injectable()
export class MailChecks {
  private readonly checks = new Map<string, MailCheck>();

  /** @param check false for a mail that is never to be sent */
  register(kinds: readonly string[], check: MailCheck): void {
    for (const kind of kinds) this.checks.set(kind, check);
  }

  async mayLeave(mail: LeavingMail): Promise<boolean> {
    const check = this.checks.get(mail.kind);
    return !check || (await check(mail));
  }
}
