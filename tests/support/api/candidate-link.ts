import type { ApiApp } from './app.js';

/** The token in the newest mail with a link to an applicant's own page; undefined when there is none. */
export async function mailedToken(
  app: Pick<ApiApp, 'query'>,
  applicationId: string,
  kind = 'application_page_link',
): Promise<string | undefined> {
  const [mail] = await app.query<{ text: string }>(
    `SELECT text FROM mails WHERE kind = $2 AND application_id = $1
     ORDER BY created_at DESC, id DESC LIMIT 1`,
    [applicationId, kind],
  );
  return /\/my-application#(\S+)/.exec(mail?.text ?? '')?.[1];
}
