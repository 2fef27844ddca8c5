/**
 * What an account limited to brands gets from a route for the job, application, person, interview or mail of another
 * brand: `hidden`: 404, as if it did not exist. `without`: success, but without them. `own`: only what the account did
 * itself. `refused`: 403, as it would reach them all. `house`: nothing about jobs and applications.
 */
export type Scope = 'hidden' | 'without' | 'own' | 'refused' | 'house';

/** Every route of the portal, and public ones that show its accounts more. For each new one this has to be decided. */
export const scopeOfRoutes: Record<string, Scope> = {
  ...all('house', [
    ...[
      'POST /api/logout',
      'GET /api/me',
      'PUT /api/me/password',
      'GET /api/me/notices',
      'PUT /api/me/notices',
    ],
    ...['GET /api/me/sessions', 'DELETE /api/me/sessions', 'DELETE /api/me/sessions/{id}'],
    ...['GET /api/me/second-factor', 'POST /api/me/totp', 'POST /api/me/totp/confirmation'],
    ...['POST /api/me/totp/removal', 'POST /api/me/recovery-codes', 'POST /api/me/passkeys/options'],
    ...['POST /api/me/passkeys', 'PUT /api/me/passkeys/{id}', 'POST /api/me/passkeys/{id}/removal'],
    ...['GET /api/me/single-sign-on', 'POST /api/me/single-sign-on/start'],
    ...['POST /api/me/single-sign-on', 'POST /api/me/single-sign-on/removal'],
    ...['GET /api/accounts', 'PUT /api/accounts/{id}/status', 'PUT /api/accounts/{id}/role'],
    ...['PUT /api/accounts/{id}/brands', 'POST /api/accounts/{id}/second-factor/removal'],
    ...['POST /api/accounts/{id}/confirmation-mails', 'DELETE /api/accounts/{id}'],
    ...['GET /api/mail-templates', 'POST /api/mail-templates', 'GET /api/mail-templates/{id}'],
    'GET /api/mail-templates/{id}/versions',
    // For owners, who are not limited.
    ...['GET /api/tokens', 'POST /api/tokens', 'DELETE /api/tokens/{id}'],
    ...['GET /api/members', 'GET /api/members/{id}', 'PUT /api/members/{id}', 'PUT /api/members/{id}/status'],
    ...['DELETE /api/members/{id}', 'POST /api/members/{id}/reveal', 'PUT /api/members/{id}/secrets'],
    ...['GET /api/interviews/feed', 'POST /api/interviews/feed', 'DELETE /api/interviews/feed'],
    ...[
      'GET /api/purchases',
      'GET /api/purchases/export',
      'GET /api/purchases/{id}',
      'GET /api/purchases/{id}/payment',
    ],
    ...['POST /api/purchases/{id}/acceptance', 'POST /api/purchases/{id}/refusal'],
    ...[
      'GET /api/zones',
      'POST /api/zones',
      'GET /api/zones/{id}',
      'PUT /api/zones/{id}',
      'DELETE /api/zones/{id}',
    ],
    ...[
      'GET /api/activities',
      'POST /api/activities',
      'GET /api/activities/{id}',
      'PUT /api/activities/{id}',
    ],
    ...['DELETE /api/activities/{id}', 'GET /api/messages', 'POST /api/messages', 'GET /api/messages/{id}'],
    ...['PUT /api/messages/{id}', 'DELETE /api/messages/{id}'],
  ]),
  ...all('hidden', [
    ...['GET /api/jobs/{id}', 'PUT /api/jobs/{id}', 'DELETE /api/jobs/{id}', 'POST /api/jobs/{id}/duplicate'],
    ...['POST /api/jobs/{id}/close', 'POST /api/jobs/{id}/restore', 'GET /api/jobs/{id}/applications'],
    ...['GET /api/jobs/{id}/board', 'GET /api/jobs/{id}/board/column', 'GET /api/jobs/{id}/poster'],
    ...[
      'GET /api/applications/{id}',
      'GET /api/applications/{id}/mails',
      'GET /api/applications/{id}/cv-text',
    ],
    ...['GET /api/applications/{id}/history', 'POST /api/applications/{id}/prints'],
    'POST /api/applications/{id}/chats',
    'PATCH /api/applications/{id}/details',
    ...['GET /api/applications/{id}/notes', 'POST /api/applications/{id}/notes'],
    ...['DELETE /api/applications/{id}/notes/{note_id}', 'GET /api/applications/{id}/scorecards'],
    ...['GET /api/applications/{id}/scorecard', 'PUT /api/applications/{id}/scorecard'],
    ...['DELETE /api/applications/{id}/scorecard', 'DELETE /api/applications/{id}/mentions'],
    ...[
      'DELETE /api/applications/{id}',
      'PUT /api/applications/{id}/status',
      'PUT /api/applications/{id}/stage',
    ],
    ...['PUT /api/applications/{id}/assignee', 'GET /api/applications/{id}/status-mail'],
    ...['POST /api/applications/{id}/status-mail', 'GET /api/applications/{id}/download-cv'],
    ...['GET /api/applications/{id}/download-cover-letter', 'POST /api/applications/{id}/files/{kind}/link'],
    ...[
      'GET /api/people/{id}',
      'GET /api/{emailPrefix}/cv/{name}',
      'GET /api/{emailPrefix}/cover_letter/{name}',
    ],
    ...['POST /api/interviews', 'GET /api/interviews/{id}', 'PUT /api/interviews/{id}/times'],
    ...[
      'PUT /api/interviews/{id}/slot',
      'POST /api/interviews/{id}/cancellation',
      'POST /api/mail/{id}/retry',
    ],
  ]),
  ...all('own', [
    ...['GET /api/applications/bulk/latest', 'GET /api/applications/bulk/{bulk_id}'],
    ...['DELETE /api/applications/bulk/{bulk_id}', 'GET /api/applications/mails/{batch_id}'],
    ...[
      'DELETE /api/applications/mails/{batch_id}',
      'POST /api/imports',
      'GET /api/imports',
      'GET /api/imports/{id}',
    ],
    ...['PUT /api/imports/{id}/check', 'POST /api/imports/{id}/start', 'DELETE /api/imports/{id}'],
    'GET /api/imports/{id}/report',
  ]),
  ...all('refused', [
    // Owners are not limited; tokens that they make may be.
    ...['GET /api/erasure-certificates', 'GET /api/audit', 'GET /api/audit/export'],
    ...['PUT /api/mail-templates/{id}', 'DELETE /api/mail-templates/{id}'],
    ...['PUT /api/tags/{id}', 'POST /api/tags/{id}/merge', 'DELETE /api/tags/{id}'],
    ...['GET /api/webhooks', 'POST /api/webhooks', 'GET /api/webhooks/{id}', 'PUT /api/webhooks/{id}'],
    ...['DELETE /api/webhooks/{id}', 'POST /api/webhooks/{id}/secret'],
    ...['DELETE /api/webhooks/{id}/former-secret', 'POST /api/webhooks/{id}/test'],
    ...['POST /api/webhooks/{id}/resend', 'GET /api/webhooks/{id}/deliveries'],
    'GET /api/webhooks/{id}/deliveries/{delivery_id}',
    'POST /api/webhooks/{id}/deliveries/{delivery_id}/resend',
  ]),
  ...all('without', [
    ...[
      'GET /api/jobs',
      'POST /api/jobs',
      'GET /api/jobs/deleted',
      'GET /api/desk',
      'GET /api/applications-list',
    ],
    ...['GET /api/applications/figures', 'GET /api/applications/changes', 'POST /api/applications/exports'],
    ...[
      'PUT /api/applications/statuses',
      'POST /api/applications/removals',
      'POST /api/applications/restorations',
    ],
    ...['POST /api/applications/bulk', 'POST /api/applications/mails', 'POST /api/mail-templates/preview'],
    'POST /api/mail/retry',
    ...['GET /api/tags', 'GET /api/tags/names', 'POST /api/tags'],
    ...['PATCH /api/applications/tags', 'POST /api/applications/unopened'],
    // For a job that does not exist, the list is empty.
    'GET /api/jobs/{id}/applications',
    // Nobody is told, and the response is the same.
    'PUT /api/applications/{id}/presence',
    ...['POST /api/people/{id}/merge', 'POST /api/people/{id}/split', 'GET /api/reviewers', 'GET /api/mail'],
    ...[
      'GET /api/interview-slots',
      'POST /api/interview-slots',
      'DELETE /api/interview-slots/{id}',
      'GET /api/interviews',
    ],
  ]),
};

/** Routes for everybody that show an administrator more than others. */
export const FOR_VISITORS_TOO = ['GET /api/jobs', 'GET /api/jobs/{id}'];

function all(scope: Scope, routes: readonly string[]): Record<string, Scope> {
  return Object.fromEntries(routes.map((route) => [route, scope]));
}
