import type { ApiApp } from './app.js';

/** The token in the newest mail with a link to an applicant's own page; undefined when there is none. */
export async function mailedToken(
  app: Pick<ApiApp, 'query'>,
  applicationId: string,
): Promise<string | undefined> {
  const [mail] = await app.query<{ text: string }>(
    `SELECT text FROM mails WHERE kind = 'application_page_link' AND application_id = $1
     ORDER BY created_at DESC, id DESC LIMIT 1`,
    [applicationId],
  );
  return /\/my-application#(\S+)/.exec(mail?.text ?? '')?.[1];
}
