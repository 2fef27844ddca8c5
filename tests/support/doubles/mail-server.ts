import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** Addresses of the envelope, which is where the mail really goes. */
  recipients: string[];
  content: Email;
}

/** The server's answer to a mail, at once or later: undefined accepts it, a code such as 451 or `550 5.7.1` refuses it. */
type Refusal = number | `${number} ${string}` | undefined;
type Answer = (recipient: string) => Refusal | Promise<Refusal>;

export interface TestMailServer {
  /** For SMTP_URL. */
  url: string;
  received: ReceivedMail[];
  /** Passwords that it was sent. */
  passwords: string[];
  /** What it was greeted with, of each mail. */
  greetings: string[];
  /** Changes what it answers from now on. */
  answerWith(answer: Answer): void;
  /** Holds the next mail until `take` accepts it, or refuses it with a code. */
  holdNext(): { isTried: Promise<void>; take: (refusal?: number) => void };
  /** Receives mails to this recipient, and never answers. */
  neverAnswer(recipient: string): void;
  /** Refuses all senders with a code, or accepts them again. */
  refuseSenders(code: number | undefined): void;
  close(): Promise<void>;
}

/** A real SMTP server on a free port, that keeps what it gets and can be told to misbehave. */
export async function startMailServer(): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  const passwords: string[] = [];
  const greetings: string[] = [];
  let answer: Answer = () => undefined;
  let refusedSenders: number | undefined;
  let unanswered: string | undefined;
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, callback) {
      passwords.push(password ?? '');
      callback(null, { user: username });
    },
    disabledCommands: ['STARTTLS'],
    onMailFrom(_address, { hostNameAppearsAs }, callback) {
      greetings.push(hostNameAppearsAs);
      const refusal = Object.assign(new Error('Please log in'), { responseCode: refusedSenders });
      callback(refusedSenders ? refusal : null);
    },
    onRcptTo({ address }, _session, callback) {
      void Promise.resolve(answer(address)).then((refusal) => {
        if (!refusal) return callback(null);
        const [code, enhancedCode] = String(refusal).split(' ');
        const text = [enhancedCode, address, 'is refused'].filter(Boolean).join(' ');
        callback(Object.assign(new Error(text), { responseCode: Number(code) }));
      });
    },
    onData(stream, { envelope }, callback) {
      buffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then((content) => {
          const recipients = envelope.rcptTo.map(({ address }) => address);
          received.push({ recipients, content });
          if (!unanswered || !recipients.includes(unanswered)) callback();
        })
        .catch((error: unknown) => callback(error as Error));
    },
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const answerWith = (next: Answer): void => {
    answer = next;
  };
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    received,
    passwords,
    greetings,
    answerWith,
    holdNext: () => {
      let take: (refusal?: number) => void = () => undefined;
      const isTaken = new Promise<number | undefined>((resolve) => (take = resolve));
      const isTried = new Promise<void>((noteTry) =>
        answerWith(() => {
          noteTry();
          return isTaken;
        }),
      );
      return { isTried, take };
    },
    neverAnswer: (recipient) => {
      unanswered = recipient;
    },
    refuseSenders: (code) => {
      refusedSenders = code;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
