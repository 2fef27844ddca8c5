import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TIMINGS } from '../../../backend/src/platform/config/timings.js';
import {
  sendsPasswordAbroad,
  SmtpTransport,
} from '../../../backend/src/platform/mail/transport/smtp-transport.js';
import { startMailServer, type TestMailServer } from '../../support/doubles/mail-server.js';

describe('a mail server without STARTTLS', () => {
  let server: TestMailServer;
  let transport: SmtpTransport;
  beforeEach(async () => {
    server = await startMailServer();
  });
  afterEach(async () => {
    transport.close();
    await server.close();
  });

  const send = (user: string, query = '') => {
    transport = new SmtpTransport(server.url.replace('//', `//${user}`) + query, TIMINGS);
    const addresses = { from: 'hr@example.com', to: 'ada@example.com' };
    return transport.send({ ...addresses, messageId: '<1@example.com>', subject: 's', text: 't', html: 't' });
  };

  it('gets neither a password nor a mail if TLS is required', async () => {
    await expect(send('user:secret@', '/?requireTLS=true')).rejects.toThrow('(ETLS)');
    expect([server.passwords, server.received]).toEqual([[], []]);
  });

  it('gets a password and a mail in a private network', async () => {
    await send('user:secret@');
    expect([server.passwords, server.received]).toMatchObject([['secret'], [{}]]);
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
