import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Member, postJob, registerAndLogIn } from '../../support/api/actions.js';
import { type ApiApp, startApi } from '../../support/api/app.js';
import { listen, SENDING_WEBHOOKS, untilLogged } from '../../support/api/webhooks.js';
import { COMMIT, type HoldingProxy, startHoldingProxy } from '../../support/doubles/holding-proxy.js';
import {
  RECEIVER_NETWORK,
  startWebhookReceiver,
  verifySignature,
  type WebhookReceiver,
} from '../../support/doubles/webhook-receiver.js';
import { type ServerProcess, startServerProcess } from '../../support/servers/server-process.js';

const settings = { WEBHOOK_ALLOWED_NETWORKS: RECEIVER_NETWORK };

describe('a delivery whose backend is killed before it records the response', () => {
  let receiver: WebhookReceiver;
  /** This backend sends no webhooks. */
  let app: ApiApp;
  let owner: Member;
  let proxy: HoldingProxy;
  /** This backend reaches the database through the proxy. */
  let dying: ServerProcess;
  let other: ApiApp | undefined;
  beforeAll(async () => {
    receiver = await startWebhookReceiver();
    app = await startApi(settings);
    owner = await registerAndLogIn(app);
    proxy = await startHoldingProxy(app.site.databaseUrl);
    dying = await startServerProcess({ ...settings, DATABASE_URL: proxy.url });
  });
  afterAll(async () => {
    await other?.close();
    await dying.close();
    await proxy.close();
    await app.close();
    await receiver.close();
  });

  it('is sent again by another backend under the same id', async () => {
    const webhook = await listen(receiver, owner, ['job.posted']);
    const held = proxy.hold({ text: 'UPDATE webhook_deliveries SET state', until: COMMIT, point: 'before' });
    await postJob(owner);
    await held;
    await dying.kill();
    proxy.breakOff();
    const [first] = await webhook.until(1);
    await untilLogged(owner, webhook, [{ state: 'waiting', attempts: 1, response_status: null }]);

    // As if the lease of the killed backend had ended.
    await app.query('UPDATE webhook_deliveries SET next_attempt_at = now()');
    other = await startApi({ ...settings, DATABASE_URL: app.site.databaseUrl }, SENDING_WEBHOOKS);
    const [, second] = await webhook.until(2);
    await untilLogged(owner, webhook, [{ state: 'delivered', attempts: 2 }]);
    for (const event of webhook.events()) verifySignature(event, webhook.secret);
    expect(second?.headers['webhook-id']).toBe(first.headers['webhook-id']);
    expect(second?.body).toBe(first.body);
  });
});
