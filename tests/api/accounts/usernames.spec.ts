import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Member, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { expectNothingChanged } from '../../support/api/state.js';
import { anAccount } from '../../support/samples/builders.js';

describe('usernames', () => {
  let app: ApiApp;
  let owner: Member;

  beforeAll(async () => {
    app = await startApi();
    owner = await registerAndLogIn(app, { ...anAccount(), username: 'racer' });
  });
  afterAll(() => app.close());

  const register = (username: string) => app.visitor.post('/api/register').send({ ...anAccount(), username });

  it.each([
    ['rаcer', 'Please use letters from one alphabet only, such as Latin'],
    ['rасег', 'Please use letters from one alphabet only, such as Latin'],
    ['raсer7', 'Please use letters from one alphabet only, such as Latin'],
  ])('that mix scripts are refused: %s', async (username, msg) => {
    const { status, body } = await expectNothingChanged(app, async () => register(username));
    expect(status).toBe(422);
    expect(body).toMatchObject({ detail: [{ loc: ['body', 'username'], msg }] });
  });

  it.each([
    ['pace', 'расе'],
    ['billing', 'bi11ing'],
    ['Modem', 'modern'],
    ['lola', 'Iola'],
  ])('that look like a taken one are refused: %s, then %s', async (taken, username) => {
    await register(taken).expect(201);
    const { status, body } = await expectNothingChanged(app, async () => register(username));
    expect(status).toBe(422);
    expect(body).toMatchObject({
      detail: [
        {
          loc: ['body', 'username'],
          msg: 'This username looks too much like another one. Please choose a different one',
          type: 'look_alike',
        },
      ],
    });
    await register(taken.toUpperCase()).expect(409);
  });

  it.each(['Ngọzi', 'иван', 'r.a_c-er', 'racer2'])(
    'of one script that resemble no other are accepted: %s',
    async (username) => {
      await register(username).expect(201);
    },
  );

  it('of removed accounts are free again', async () => {
    const { body } = await register('oluchi').expect(201);
    await register('o1uchi').expect(422);
    await owner.api.delete(`/api/accounts/${(body as { id: string }).id}`).expect(204);
    await register('o1uchi').expect(201);
  });
});
