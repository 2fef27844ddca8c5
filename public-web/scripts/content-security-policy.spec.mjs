import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import {
  contentSecurityPolicy,
  paymentSources,
  thirdPartySources,
  withPayment,
  WORKER_POLICY,
} from './content-security-policy.mjs';
import { inlineScriptHashes } from './inline-scripts.mjs';

const hashOf = (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const none = thirdPartySources({});
const sourcesOf = (policy, name) =>
  policy
    .split('; ')
    .find((directive) => directive.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

describe('the inline scripts of a page', () => {
  it('are allowed by their hashes', () => {
    const html = '<script>start()</script><script type="module" async="">import "/a.js"</script>';
    expect(inlineScriptHashes(html)).toEqual([hashOf('start()'), hashOf('import "/a.js"')]);
  });

  it.each([
    ['a script file', '<script src="/a.js"></script>'],
    ['data for search engines', '<script type="application/ld+json">{"@type":"Organization"}</script>'],
  ])('need no hash if they are %s', (_what, html) => {
    expect(inlineScriptHashes(html)).toEqual([]);
  });
});

describe('the policy of a page', () => {
  it('allows only its own origin if nothing is configured', () => {
    const policy = contentSecurityPolicy('<script>start()</script>', none);
    expect(sourcesOf(policy, 'default-src')).toEqual(["'self'"]);
    expect(sourcesOf(policy, 'script-src')).toEqual(["'self'", hashOf('start()')]);
    expect(sourcesOf(policy, 'worker-src')).toEqual(["'self'"]);
    expect(sourcesOf(policy, 'object-src')).toEqual(["'none'"]);
    expect(policy).not.toMatch(/unsafe|https?:|\*|frame-src|media-src/);
  });

  it('forbids frames around the page, and forms and base addresses of other origins', () => {
    const policy = contentSecurityPolicy('', none);
    for (const name of ['frame-ancestors', 'base-uri', 'object-src']) {
      expect(sourcesOf(policy, name)).toEqual(["'none'"]);
    }
    expect(sourcesOf(policy, 'form-action')).toEqual(["'self'"]);
  });
});

it('the policy of the service worker allows requests to its own origin, and nothing else', () => {
  expect(sourcesOf(WORKER_POLICY, 'default-src')).toEqual(["'none'"]);
  expect(sourcesOf(WORKER_POLICY, 'connect-src')).toEqual(["'self'"]);
});

describe('the payment provider', () => {
  const settings = {
    VITE_PAYSTACK_SCRIPT_URL: 'https://js.pay.example/v2/inline.js',
    VITE_PAYSTACK_ORIGINS: 'https://checkout.pay.example https://js.pay.example',
  };

  it('is not allowed without a key', () => {
    expect(paymentSources(settings)).toEqual([]);
    expect(withPayment(none, paymentSources(settings))).toEqual(none);
  });

  it('may run scripts, receive requests and show frames', () => {
    const payment = paymentSources({ ...settings, VITE_PAYSTACK_PUBLIC_KEY: 'pk_test_1' });
    const origins = ['https://js.pay.example', 'https://checkout.pay.example'];
    expect(withPayment(none, payment)).toEqual({
      ...none,
      script: origins,
      connect: origins,
      frame: origins,
    });
  });

  it('is Paystack unless addresses are given', () => {
    expect(paymentSources({ VITE_PAYSTACK_PUBLIC_KEY: 'pk_test_1' })).toEqual([
      'https://js.paystack.co',
      'https://checkout.paystack.com',
      'https://api.paystack.co',
    ]);
  });
});

describe('third parties', () => {
  it('are not allowed unless they are configured', () => {
    expect(none).toEqual({ script: [], connect: [], image: [], media: [], frame: [] });
  });

  it.each([
    ['a player page', 'https://player.example/video/1', { frame: ['https://player.example'], media: [] }],
    ['a file', 'https://cdn.example/day.webm?v=2', { frame: [], media: ['https://cdn.example'] }],
  ])('may show a film that is %s', (_kind, address, allowed) => {
    const sources = thirdPartySources({ VITE_FILM_URL: address });
    expect(sources).toEqual({ ...none, ...allowed });
  });

  it('may show a map only in a frame', () => {
    const sources = thirdPartySources({ VITE_MAP_FRAME_URL: 'https://maps.example/embed?x=1' });
    expect(sources).toEqual({ ...none, frame: ['https://maps.example'] });
  });

  it('may run a chat only with a licence, from its configured origins, each once', () => {
    const settings = {
      VITE_LIVE_CHAT_SCRIPT_URL: 'https://chat.example/widget.js',
      VITE_LIVE_CHAT_ORIGINS: 'https://chat.example  https://files.example',
    };
    expect(thirdPartySources(settings)).toEqual(none);
    const chat = ['https://chat.example', 'https://files.example'];
    expect(thirdPartySources({ ...settings, VITE_LIVE_CHAT_LICENCE: '12345' })).toEqual({
      script: chat,
      connect: [...chat, 'wss://chat.example', 'wss://files.example'],
      image: chat,
      media: chat,
      frame: chat,
    });
  });

  it('are part of the policy of the page', () => {
    const sources = thirdPartySources({
      VITE_FILM_URL: 'https://player.example/1',
      VITE_MAP_FRAME_URL: 'https://maps.example/embed',
    });
    const policy = contentSecurityPolicy('', sources);
    expect(sourcesOf(policy, 'frame-src')).toEqual([
      "'self'",
      'https://player.example',
      'https://maps.example',
    ]);
    expect(sourcesOf(policy, 'script-src')).toEqual(["'self'"]);
  });
});
