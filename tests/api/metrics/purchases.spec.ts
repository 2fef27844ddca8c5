import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Member, registerAndLogIn } from '../../support/api/actions.js';
import { type MeasuredApi, startMeasuredApi } from '../../support/api/metrics.js';
import { deliver, kept, makeDue, order, untilKept, verify } from '../../support/api/shares.js';
import { eventually } from '../../support/api/state.js';
import { type PaymentStandIn, startPaymentStandIn } from '../../support/doubles/payment-stand-in.js';

describe('the metrics of purchases', () => {
  let provider: PaymentStandIn;
  let app: MeasuredApi;
  let owner: Member;

  beforeAll(async () => {
    provider = await startPaymentStandIn();
    app = await startMeasuredApi(provider.environment);
    owner = await registerAndLogIn(app);
  });
  afterAll(async () => {
    await app.close();
    await provider.close();
  });

  const OUTCOMES = ['ordered', 'paid', 'review', 'refused', 'given_up'] as const;
  type Counts = Record<(typeof OUTCOMES)[number], number>;
  const counts = async (): Promise<Counts> => {
    const values = OUTCOMES.map(async (outcome) => [
      outcome,
      await app.metric(`smash_purchases_total{outcome="${outcome}",mode="test"}`),
    ]);
    return Object.fromEntries(await Promise.all(values)) as Counts;
  };
  const inReview = () => app.metric('smash_purchases_in_review{mode="test"}');
  const longestInReview = () => app.metric('smash_purchases_review_oldest_seconds{mode="test"}');
  /** Returns by how much an action raises each counter. */
  const added = async (action: () => Promise<unknown>): Promise<Partial<Counts>> => {
    const before = await counts();
    await action();
    const entries = Object.entries(await counts()).map(([key, value]) => [
      key,
      value - before[key as keyof Counts],
    ]);
    return Object.fromEntries(entries.filter(([, value]) => value !== 0)) as Partial<Counts>;
  };

  it('count an order as paid once, however many verifications and notices report it', async () => {
    const { reference } = await order(app);
    provider.pay(reference);
    const notice = provider.notice(reference);
    expect(
      await added(async () => {
        await Promise.all([verify(app, reference), deliver(app, notice), deliver(app, notice)]);
        await verify(app, reference);
      }),
    ).toEqual({ paid: 1 });
    expect(await added(() => order(app))).toEqual({ ordered: 1 });
  });

  it('count purchases that go into review, and how an owner ends that', async () => {
    const { reference } = await order(app);
    provider.pay(reference, { amount: 99_900_000 });
    expect(await added(() => verify(app, reference))).toEqual({ review: 1 });
    expect(await inReview()).toBe(1);
    const { id } = await kept(app, reference);
    await app.query(`UPDATE share_purchases SET created_at = now() - interval '2 days' WHERE id = $1`, [id]);
    expect(await longestInReview()).toBeCloseTo(2 * 86_400, -2);
    const refuse = () =>
      owner.api.post(`/api/purchases/${id}/refusal`).send({ reason: 'The amount is wrong' }).expect(204);
    expect(await added(refuse)).toEqual({ refused: 1 });
    expect(await added(refuse)).toEqual({});
    expect(await inReview()).toBe(0);
    expect(await longestInReview()).toBe(0);
  });

  it('count once an order that is given up after three days', async () => {
    const { reference } = await order(app);
    await app.query(
      `UPDATE share_purchases SET created_at = now() - interval '4 days' WHERE reference = $1`,
      [reference],
    );
    const giveUp = async () => {
      await makeDue(app, reference);
      await untilKept(app, reference, { status: 'failed' });
      await verify(app, reference);
      // The backend counts after its commit, which other connections may see earlier.
      await eventually(async () => expect((await counts()).given_up).toBe(givenUp + 1));
    };
    const { given_up: givenUp } = await counts();
    expect(await added(giveUp)).toEqual({ given_up: 1 });
    expect(await added(giveUp)).toEqual({});
  });

  it('count responses of the payment provider; a refused key counts as none', async () => {
    const answers = (outcome: string) =>
      app.metric(`smash_payment_provider_answers_total{outcome="${outcome}"}`);
    const [answered, none] = [await answers('answered'), await answers('none')];
    provider.misbehave('bad key');
    await order(app);
    expect(await answers('none')).toBeGreaterThan(none);
    expect(await answers('answered')).toBe(answered);
    provider.misbehave();
    await order(app);
    expect(await answers('answered')).toBeGreaterThan(answered);
  });

  it('say that work fails while a paid order cannot be settled, although the provider answers', async () => {
    const failing = () => app.metric('smash_work_failing_seconds{work="Shares"}');
    const { reference } = await order(app);
    provider.pay(reference);
    provider.misbehave('wrong shape');
    await eventually(async () => {
      await makeDue(app, reference);
      expect(await failing()).toBeGreaterThan(0);
    });
    provider.misbehave();
    await makeDue(app, reference);
    await untilKept(app, reference, { status: 'paid' });
  });

  it('contain no amount, address or reference', async () => {
    const { reference } = await order(app, 1_234, 'chiamaka@example.com');
    // Without the metrics of Node itself, whose numbers of bytes may contain any digits.
    const told = (await app.metrics()).replaceAll(/^(?:nodejs|process)_.*$/gm, '');
    expect(told).toContain('smash_purchases_');
    expect(told).not.toMatch(new RegExp(`chiamaka|(?<![.\\d])1234(00)?(?!\\d)|${reference}`));
  });
});
