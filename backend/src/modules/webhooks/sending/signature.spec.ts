import { describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { newSecret, signatureHeader } from './signature.js';

describe('the signature of a webhook', () => {
  it('matches the test vector of the specification', () => {
    const message = {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      timestamp: 1614265330,
      body: '{"test": 2432232314}',
    };
    expect(signatureHeader(message, ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'])).toBe(
      'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    );
  });

  it('verifies with either of two secrets in the reference library, and with no other', () => {
    const [present, former, foreign] = [newSecret(), newSecret(), newSecret()];
    const message = {
      id: 'msg_1',
      timestamp: Math.floor(Date.now() / 1000),
      body: '{"type":"webhook.test"}',
    };
    const headers = {
      'webhook-id': message.id,
      'webhook-timestamp': String(message.timestamp),
      'webhook-signature': signatureHeader(message, [present, former]),
    };
    const verify = (secret: string) => new Webhook(secret).verify(message.body, headers);
    expect([verify(present), verify(former)]).toEqual([{ type: 'webhook.test' }, { type: 'webhook.test' }]);
    expect(() => verify(foreign)).toThrow('No matching signature');
  });
});
