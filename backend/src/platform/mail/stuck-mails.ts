import type { EntityManager } from 'typeorm';

export interface StuckMail {
  id: string;
  kind: string;
  status: string;
  attempts: number;
  /** Such as 00:12:30. */
  age: string;
  last_error: string | null;
}

/** Mails that were given up or are due for over ten minutes, oldest first. */
export function stuckMails(manager: EntityManager): Promise<StuckMail[]> {
  return manager.query<StuckMail[]>(
    `SELECT id, kind, status, attempts, date_trunc('second', now() - due_at)::text AS age, last_error FROM mails
     WHERE status = 'failed' OR (status = 'queued' AND due_at < now() - interval '10 minutes')
     ORDER BY due_at`,
  );
}
