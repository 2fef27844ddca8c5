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

/** What mails that wait for long are asked before they leave: whether they are still for their recipient, and whether not for now. The modules that know of it say. */
@Injectable()
export class MailChecks {
  private readonly checks: { kinds: readonly string[]; check: MailCheck }[] = [];
  private readonly holds: { kinds: readonly string[]; check: MailCheck }[] = [];

  /** @param check false for a mail that is never to be sent; of a kind with several, all have to agree */
  register(kinds: readonly string[], check: MailCheck): void {
    this.checks.push({ kinds, check });
  }

  /** For mails with a link that works for so long: to who has waited for longer it is of no use, and they ask again. */
  registerLifetime(kind: string, lifetimeMs: number): void {
    this.register([kind], ({ age_seconds }) => Promise.resolve(age_seconds * 1000 < lifetimeMs));
  }

  /** @param check true for a mail that waits until this changes, or somebody removes it */
  registerHold(kinds: readonly string[], check: MailCheck): void {
    this.holds.push({ kinds, check });
  }

  async isHeld(mail: LeavingMail): Promise<boolean> {
    for (const { kinds, check } of this.holds)
      if (kinds.includes(mail.kind) && (await check(mail))) return true;
    return false;
  }

  async mayLeave(mail: LeavingMail): Promise<boolean> {
    for (const { kinds, check } of this.checks)
      if (kinds.includes(mail.kind) && !(await check(mail))) return false;
    return true;
  }
}
