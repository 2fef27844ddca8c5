import { Injectable } from '@nestjs/common';

/** A mail that is about to leave. */
export interface LeavingMail {
  id: string;
  application_id: string | null;
  kind: string;
  /** The kind, a colon, and the subject of the mail, such as an id. */
  dedupe_key: string;
  recipient: string;
  group_id: string | null;
  /** Seconds since the mail was queued. */
  age_seconds: number;
}

type MailCheck = (mail: LeavingMail) => Promise<boolean>;

/**
 * Checks a mail, which may have waited for long, before it leaves: whether it may still be sent, and whether it has to
 * wait longer. Modules register the checks.
 */
@Injectable()
export class MailChecks {
  private readonly checks: { kinds: readonly string[]; check: MailCheck }[] = [];
  private readonly deferrals: { kinds: readonly string[]; check: MailCheck }[] = [];

  /** @param check false for a mail that must never be sent; all checks of a kind have to agree */
  register(kinds: readonly string[], check: MailCheck): void {
    this.checks.push({ kinds, check });
  }

  /**
   * For mails with a link that works for `lifetimeMs`: a mail that has waited longer is not sent, and its recipient
   * asks for another.
   */
  registerLifetime(kind: string, lifetimeMs: number): void {
    this.register([kind], ({ age_seconds }) => Promise.resolve(age_seconds * 1000 < lifetimeMs));
  }

  /** @param check true for a mail that has to wait until this changes or somebody removes it */
  registerDeferral(kinds: readonly string[], check: MailCheck): void {
    this.deferrals.push({ kinds, check });
  }

  /** Whether any check says that the mail has to wait. */
  async isDeferred(mail: LeavingMail): Promise<boolean> {
    for (const { kinds, check } of this.deferrals)
      if (kinds.includes(mail.kind) && (await check(mail))) return true;
    return false;
  }

  /** Whether all checks of its kind allow the mail to be sent. */
  async mayLeave(mail: LeavingMail): Promise<boolean> {
    for (const { kinds, check } of this.checks)
      if (kinds.includes(mail.kind) && !(await check(mail))) return false;
    return true;
  }
}
