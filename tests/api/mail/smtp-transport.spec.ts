import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TIMINGS } from '../../../backend/src/platform/config/timings.js';
import { createMailTransport } from '../../../backend/src/platform/mail/transport/create-mail-transport.js';
import type { MailTransport } from '../../../backend/src/platform/mail/transport/mail-transport.js';
import { sendsPasswordAbroad } from '../../../backend/src/platform/mail/transport/smtp-transport.js';
import { startMailServer, type TestMailServer } from '../../support/doubles/mail-server.js';
import { startScriptedMailServer } from '../../support/doubles/scripted-mail-server.js';

/** Starts to send a mail; the transport is to be closed. */
function sendBy(SMTP_URL: string): { transport: MailTransport; isSent: Promise<void> } {
  const settings = { SMTP_URL, MAIL_FROM: 'HR <hr@smash.ng>', MAIL_PATH: undefined };
  const transport = createMailTransport(settings, TIMINGS) as MailTransport;
  const addresses = { from: { name: 'HR', address: 'hr@smash.ng' }, to: 'ada@example.com' };
  const mail = { ...addresses, messageId: '<1@smash.ng>', subject: 's', text: 't', html: 't' };
  return { transport, isSent: transport.send(mail) };
}

describe('a mail server without STARTTLS', () => {
  let server: TestMailServer;
  let transport: MailTransport;
  beforeEach(async () => {
    server = await startMailServer();
  });
  afterEach(async () => {
    transport.close();
    await server.close();
  });

  const send = (user: string, query = '') => {
    const sending = sendBy(server.url.replace('//', `//${user}`) + query);
    ({ transport } = sending);
    return sending.isSent;
  };

  it('gets neither a password nor a mail if TLS is required', async () => {
    await expect(send('user:secret@', '/?requireTLS=true')).rejects.toThrow('(ETLS, STARTTLS)');
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

describe('a mail', () => {
  const failureOf = async (step: Parameters<typeof startScriptedMailServer>[0], answer: string) => {
    const server = await startScriptedMailServer(step, answer);
    const { transport, isSent } = sendBy(server.url);
    const failure = await isSent.then(
      () => undefined,
      (error: unknown) => ({ name: (error as Error).name, message: (error as Error).message }),
    );
    transport.close();
    await server.close();
    return failure;
  };

  it.each([
    ['RCPT TO', '550 no such mailbox', 'The mail server answered 550 (EENVELOPE, RCPT TO)'],
    ['RCPT TO', '553 not here', 'The mail server answered 553 (EENVELOPE, RCPT TO)'],
    ['RCPT TO', '554 5.1.1 unknown', 'The mail server answered 554 5.1.1 (EENVELOPE, RCPT TO)'],
    ['mail', '554 5.6.0 malformed', 'The mail server answered 554 5.6.0 (EMESSAGE, DATA)'],
  ] as const)('is given up at once after %s: %s', async (step, answer, message) =>
    expect(await failureOf(step, answer)).toEqual({ name: 'MailRefusedError', message }),
  );

  it.each([
    ['RCPT TO', '450 busy', 'The mail server answered 450 (EENVELOPE, RCPT TO)'],
    ['RCPT TO', '552 mailbox full', 'The mail server answered 552 (EENVELOPE, RCPT TO)'],
    ['RCPT TO', '552 5.2.2 mailbox full', 'The mail server answered 552 5.2.2 (EENVELOPE, RCPT TO)'],
    ['RCPT TO', '554 relay access denied', 'The mail server answered 554 (EENVELOPE, RCPT TO)'],
    ['RCPT TO', '550 5.7.1 relay denied', 'The mail server answered 550 5.7.1 (EENVELOPE, RCPT TO)'],
    ['mail', '550 the limit of this hour', 'The mail server answered 550 (EMESSAGE, DATA)'],
    ['mail', '554 address is not verified', 'The mail server answered 554 (EMESSAGE, DATA)'],
  ] as const)('is tried again after %s: %s', async (step, answer, message) =>
    expect(await failureOf(step, answer)).toEqual({ name: 'Error', message }),
  );

  it.each([
    ['connection', '421 4.3.2 shutting down', '421 4.3.2 (EPROTOCOL, CONN)'],
    ['connection', '554 no service', '554 (EPROTOCOL, CONN)'],
    ['EHLO', '421 4.7.0 later', '421 4.7.0 (ECONNECTION, EHLO)'],
    ['MAIL FROM', '553 5.7.1 not yours', '553 5.7.1 (EENVELOPE, MAIL FROM)'],
  ] as const)('waits with all others after %s: %s', async (step, answer, text) =>
    expect(await failureOf(step, answer)).toEqual({
      name: 'Error',
      message: `The mail server took no mail: it answered ${text}`,
    }),
  );
});

it('a port where nothing listens is named', async () => {
  const { url, close } = await startScriptedMailServer('mail', '250 fine');
  await close();
  const { transport, isSent } = sendBy(url);
  await expect(isSent).rejects.toThrow('The mail server was not reached (ESOCKET, ECONNREFUSED)');
  transport.close();
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
