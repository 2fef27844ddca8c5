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
  /** Since it was queued. */
  age_seconds: number;
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

  /** For mails with a link that works for so long: to who has waited for longer it is of no use, and they ask again. */
  registerLifetime(kind: string, lifetimeMs: number): void {
    this.register([kind], ({ age_seconds }) => Promise.resolve(age_seconds * 1000 < lifetimeMs));
  }

  async mayLeave(mail: LeavingMail): Promise<boolean> {
    const check = this.checks.get(mail.kind);
    return !check || (await check(mail));
  }
}
