import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TIMINGS } from '../../../backend/src/platform/config/timings.js';
import { SmtpTransport } from '../../../backend/src/platform/mail/transport/smtp-transport.js';
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

  it('is sent no password, and no mail', async () => {
    await expect(send('user:secret@')).rejects.toThrow('(ETLS)');
    expect([server.passwords, server.received]).toEqual([[], []]);
  });

  it('is sent both where the address asks for that', async () => {
    await send('user:secret@', '/?requireTLS=false');
    expect([server.passwords, server.received]).toMatchObject([['secret'], [{}]]);
  });

  it('is sent mails without a login, as by a relay in the same network', async () => {
    await send('');
    expect([server.passwords, server.received]).toMatchObject([[], [{}]]);
  });
});
