import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';

/** A step of SMTP: the connection, a command, or the end of a mail. */
type Step = 'connection' | 'EHLO' | 'MAIL FROM' | 'RCPT TO' | 'mail';

const USUAL: Record<string, string> = { connection: '220 ready', DATA: '354 go on', QUIT: '221 bye' };

/** A mail server on a free port that answers one step with `answer`, such as `421 4.7.0 later`, and takes all others. */
export async function startScriptedMailServer(
  answered: Step,
  answer: string,
): Promise<{ url: string; close: () => Promise<unknown> }> {
  const server = createServer((socket) => {
    const reply = (step: string) => {
      const response = step === answered ? answer : (USUAL[step] ?? '250 fine');
      socket.write(`${response}\r\n`);
      if (response.startsWith('421')) socket.end();
    };
    let isMail = false;
    socket.on('error', () => undefined);
    createInterface({ input: socket }).on('line', (line) => {
      if (isMail && line !== '.') return;
      const [step = ''] = isMail ? ['mail'] : (/^(?:MAIL FROM|RCPT TO|\w+)/.exec(line) ?? []);
      isMail = step === 'DATA';
      reply(step);
    });
    reply('connection');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => once(server.close(), 'close'),
  };
}
