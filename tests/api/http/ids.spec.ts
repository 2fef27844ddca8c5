import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { apply, type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const NUMBERED = [
  '/api/jobs/',
  '/api/jobs/deleted',
  '/api/zones/',
  '/api/activities/',
  '/api/messages/',
  '/api/mail-templates/',
];
const WITH_UUIDS = [
  '/api/applications-list/',
  '/api/accounts/',
  '/api/members/',
  '/api/purchases/',
  '/api/mail',
  '/api/interviews/',
  '/api/erasure-certificates',
];

describe('lists filtered by ids', () => {
  let app: ApiApp;
  let owner: Member;
  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app);
  });
  afterAll(() => app.close());

  const idsOf = async (address: string) => {
    const { body, headers } = await owner.api.get(address).expect(200);
    const ids = (body as { id: unknown }[]).map(({ id }) => id);
    return { ids, total: headers['x-total-count'] };
  };

  it('hold only those, all on one page, in the order of the list', async () => {
    const jobs = [];
    for (let number = 0; number < 27; number += 1) jobs.push((await postJob(owner)).id);
    const wanted = jobs.slice(0, 26);
    const { ids, total } = await idsOf(`/api/jobs/?ids=${wanted.join('&ids=')}`);
    expect([ids, total]).toEqual([wanted.toReversed(), '26']);
    expect((await idsOf(`/api/jobs/?ids=${wanted.join('&ids=')}&per_page=2`)).ids).toHaveLength(2);
  });

  it('of applications work within a job too', async () => {
    const [job, other] = [await postJob(owner), await postJob(owner)];
    const [first, second] = [await apply(app, job.id), await apply(app, other.id)];
    await apply(app, job.id);
    const query = `ids=${first.id.toUpperCase()}&ids=${second.id}&ids=${UNKNOWN}`;
    expect((await idsOf(`/api/applications-list/?${query}`)).ids).toEqual([second.id, first.id]);
    expect((await idsOf(`/api/jobs/${job.id}/applications?${query}`)).ids).toEqual([first.id]);
  });

  it.each([...NUMBERED.map((list) => [list, '2147483647']), ...WITH_UUIDS.map((list) => [list, UNKNOWN])])(
    'are supported by %s, for at most 100 ids',
    async (list, id) => {
      expect(await idsOf(`${list}?ids=${id}`)).toEqual({ ids: [], total: '0' });
      const refused = (query: string) => owner.api.get(`${list}?${query}`).expect(422);
      for (const query of ['ids=', 'ids=x', `ids=${id}&ids=${id}`]) await refused(query);
      const many = Array.from({ length: 101 }, (_, n) =>
        id === UNKNOWN ? `ids=00000000-0000-4000-8000-${String(n).padStart(12, '0')}` : `ids=${n + 1}`,
      );
      const { body } = await refused(many.join('&'));
      expect(body).toMatchObject({ detail: [{ loc: ['query', 'ids'], msg: 'Please choose at most 100' }] });
    },
  );
});
