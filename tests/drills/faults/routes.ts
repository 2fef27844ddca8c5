import { expect } from '@jest/globals';
import { newApplication } from '../../ledger/application.mjs';
import type { Member } from '../../support/api/actions.js';
import { eventually } from '../../support/api/state.js';

type Part = 'PostgreSQL' | 'store';

interface Route {
  name: string;
  /** Parts that the route cannot do without. */
  needs: readonly Part[];
  ask: () => Promise<Response>;
}

/** Targets of the requests: an existing application, and a job that nobody else applies for. */
interface Asked {
  url: string;
  owner: Member;
  jobId: number;
  applicationId: string;
}

const ROWS = ['PostgreSQL'] as const;
const ROWS_AND_FILES = ['PostgreSQL', 'store'] as const;

/** One route of each kind: for visitors and the portal, reading and writing, with and without a file. */
function routesOf({ url, owner, jobId, applicationId }: Asked): Route[] {
  const route = (needs: readonly Part[], name: string, content?: object, token = owner.token): Route => {
    const [method = '', path = ''] = name.split(' ');
    const body = content && JSON.stringify(content);
    const headers = {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    };
    return { name, needs, ask: () => fetch(`${url}/api${path}`, { method, headers, ...(body && { body }) }) };
  };
  const visitorRoute = (needs: readonly Part[], name: string, content?: object) =>
    route(needs, name, content, '');
  const { username, password } = owner.account;
  const application = `/applications/${applicationId}`;
  return [
    visitorRoute([], 'GET /health/live'),
    visitorRoute(ROWS, 'GET /jobs/'),
    visitorRoute(ROWS, `GET /jobs/${jobId}`),
    route(ROWS, 'GET /me'),
    route(ROWS, 'GET /applications-list/'),
    route(ROWS, `GET ${application}`),
    visitorRoute(ROWS, 'POST /login', { username, password }),
    route(ROWS, `PUT ${application}/status`, { status: 'reviewed' }),
    route(ROWS_AND_FILES, `GET ${application}/download-cv`),
    {
      name: 'POST apply',
      needs: ROWS_AND_FILES,
      ask: () =>
        fetch(`${url}/api/jobs/${jobId}/apply`, { method: 'POST', body: newApplication({ jobId }).form() }),
    },
  ];
}

/**
 * Expects routes that need the missing part to answer 503 with a time to try again, and all others to be served.
 * @param isPart whether some routes that need the part may be served all the same
 */
export async function expectOnlyAway(asked: Asked, away?: Part, { isPart = false } = {}): Promise<void> {
  await Promise.all(
    routesOf(asked).map(({ name, needs, ask }) =>
      // Job lists are served from memory for a moment.
      eventually(async () => {
        const { ok, status, headers } = await ask();
        const isAway = away !== undefined && needs.includes(away) && !(isPart && ok);
        expect({ name, ok, hasTime: headers.has('retry-after') }).toEqual({
          name,
          ok: !isAway,
          hasTime: isAway,
        });
        if (isAway) expect(status).toBe(503);
      }),
    ),
  );
}
