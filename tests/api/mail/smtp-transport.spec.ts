import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TIMINGS } from '../../../backend/src/platform/config/timings.js';
import { createMailTransport } from '../../../backend/src/platform/mail/transport/create-mail-transport.js';
import type { MailTransport } from '../../../backend/src/platform/mail/transport/mail-transport.js';
import { sendsPasswordAbroad } from '../../../backend/src/platform/mail/transport/smtp-transport.js';
import { startMailServer, type TestMailServer } from '../../support/doubles/mail-server.js';

describe('a mail server without STARTTLS', () => {
  let server: TestMailServer;
  let transport: MailTransport | undefined;
  beforeEach(async () => {
    server = await startMailServer();
  });
  afterEach(async () => {
    transport?.close();
    await server.close();
  });

  const send = (user: string, query = '') => {
    const settings = {
      SMTP_URL: server.url.replace('//', `//${user}`) + query,
      MAIL_FROM: 'HR <hr@smash.ng>',
    };
    transport = createMailTransport({ ...settings, MAIL_PATH: undefined }, TIMINGS);
    const addresses = { from: { name: 'HR', address: 'hr@smash.ng' }, to: 'ada@example.com' };
    const mail = { ...addresses, messageId: '<1@smash.ng>', subject: 's', text: 't', html: 't' };
    return transport?.send(mail);
  };

  it('gets neither a password nor a mail if TLS is required', async () => {
    await expect(send('user:secret@', '/?requireTLS=true')).rejects.toThrow('(ETLS)');
    expect([server.passwords, server.received]).toEqual([[], []]);
  });

  it('gets a password and a mail in a private network', async () => {
    await send('user:secret@');
    expect([server.passwords, server.received]).toMatchObject([['secret'], [{}]]);
  });

  it.each([
    ['', 'smash.ng'],
    ['/?name=mail.smash.ng', 'mail.smash.ng'],
  ])('at an address that ends in %j is greeted with %s', async (query, name) => {
    await send('', query);
    expect(server.greetings).toEqual([name]);
  });

  it('gets mails without a login, like a relay in the same network', async () => {
    await send('');
    expect([server.passwords, server.received]).toMatchObject([[], [{}]]);
  });
});

it.each([
  ['smtp://user:secret@mail.example.com:587', true],
  ['smtp://user:secret@203.0.113.7:587', true],
  ['smtp://user:secret@[2001:db8::1]:587', true],
  ['smtp://mail.example.com:587', false],
  ['smtp://user:secret@relay:587', false],
  ['smtp://user:secret@relay.mail.svc:587', false],
  ['smtp://user:secret@10.1.2.3:587', false],
  ['smtp://user:secret@127.0.0.1:587', false],
])('%s requires TLS: %j', (url, isRequired) => expect(sendsPasswordAbroad(new URL(url))).toBe(isRequired));
