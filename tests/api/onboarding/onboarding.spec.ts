import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiApp, startApi, withToken } from '../../support/api/app.js';

const PIN = 'Welcome-26';
const environment = {
  RATE_LIMIT_FACTOR: '1',
  ONBOARDING_PIN: PIN,
  ONBOARDING_FORM_URL: 'https://forms.example/test',
  ONBOARDING_VIDEO_TRAVELS: 'https://www.youtube.example/travels',
  ONBOARDING_VIDEO_RIDE: 'https://www.youtube.example/ride',
  ONBOARDING_VIDEO_MAILBUX: 'https://www.youtube.example/mailbux',
};

describe('onboarding', () => {
  let one: ApiApp;
  let two: ApiApp;

  beforeAll(async () => {
    one = await startApi(environment);
    two = await startApi({ ...environment, DATABASE_URL: one.site.databaseUrl });
  });
  afterEach(() => one.query('DELETE FROM rate_limits'));
  afterAll(async () => {
    await two.close();
    await one.close();
  });

  const unlock = (pin: unknown, app = one) => app.visitor.post('/api/onboarding/unlock').send({ pin });
  const unlocked = async () => {
    const { body } = await unlock(PIN).expect(200);
    return (body as { access_token: string }).access_token;
  };

  it('says whether it is set up', async () => {
    expect((await one.visitor.get('/api/onboarding').expect(200)).body).toEqual({ is_set_up: true });
  });

  it('returns the links for the PIN: videos of three products, and the test for all', async () => {
    const { body } = await withToken(two, await unlocked())
      .get('/api/onboarding/products')
      .expect(200);
    const formUrl = environment.ONBOARDING_FORM_URL;
    expect(body).toEqual([
      { name: 'Smash Travels', youtubeUrl: environment.ONBOARDING_VIDEO_TRAVELS, formUrl },
      { name: 'Ride Smash', youtubeUrl: environment.ONBOARDING_VIDEO_RIDE, formUrl },
      { name: 'MailBux', youtubeUrl: environment.ONBOARDING_VIDEO_MAILBUX, formUrl },
      ...['Qiimeet', 'Smash Remit', 'SmashWise', 'Smash Apartments', 'Smash Chat'].map((name) => ({
        name,
        youtubeUrl: '',
        formUrl,
      })),
    ]);
  });

  it.each(['welcome-26', 'Welcome-2', 'Welcome-2 ', '0000', "' OR 1=1"])(
    'refuses the PIN %j',
    async (pin) => {
      const { status, body } = await unlock(pin);
      expect([status, body]).toEqual([401, { detail: 'Invalid PIN. Please try again.', code: 'wrong_pin' }]);
    },
  );

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['eleven characters', '12345678901'],
    ['a number', 1234],
    ['a list', [PIN]],
  ])('refuses %s as a PIN', async (_, pin) => {
    const { status, body } = await unlock(pin);
    expect(status).toBe(422);
    expect(body).toMatchObject({ detail: [{ loc: ['body', 'pin'], msg: expect.any(String) }] });
  });

  it('returns no link without a token, with a forged one, or with one for another PIN', async () => {
    const other = await startApi({ ...environment, ONBOARDING_PIN: 'another-1' });
    const { body } = await unlock('another-1', other).expect(200);
    const foreign = (body as { access_token: string }).access_token;
    await other.close();
    for (const session of [one.visitor, withToken(one, 'forged'), withToken(one, foreign)]) {
      const { status, body: answer } = await session.get('/api/onboarding/products');
      expect([status, answer]).toEqual([
        401,
        { detail: 'Please enter the PIN first', code: 'onboarding_locked' },
      ]);
    }
  });

  it('gives a token that does not open the portal', async () => {
    await withToken(one, await unlocked())
      .get('/api/me')
      .expect(401);
  });

  it('allows five wrong PINs on all servers together, and then refuses even the right one for a minute', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await unlock('0000', attempt % 2 ? one : two).expect(401);
    }
    for (const app of [one, two]) {
      const { status, body, headers } = await unlock(PIN, app);
      expect(status).toBe(429);
      expect(body).toMatchObject({ code: 'too_many_requests', detail: expect.stringMatching(/seconds/) });
      expect(Number(headers['retry-after'])).toBeGreaterThan(30);
    }
  });

  it('forgets wrong PINs after the right one', async () => {
    for (let attempt = 0; attempt < 4; attempt += 1) await unlock('0000').expect(401);
    await unlocked();
    for (let attempt = 0; attempt < 4; attempt += 1) await unlock('0000').expect(401);
    await unlocked();
  });
});

describe('onboarding without a PIN', () => {
  it('says that it is not set up, and refuses every PIN', async () => {
    const app = await startApi({ ONBOARDING_PIN: '' });
    try {
      expect((await app.visitor.get('/api/onboarding').expect(200)).body).toEqual({ is_set_up: false });
      const { status, body } = await app.visitor.post('/api/onboarding/unlock').send({ pin: '0000' });
      expect([status, body]).toEqual([
        409,
        { detail: "Onboarding hasn't been set up on this site yet", code: 'onboarding_not_set_up' },
      ]);
      await app.visitor.get('/api/onboarding/products').expect(401);
    } finally {
      await app.close();
    }
  });
});
