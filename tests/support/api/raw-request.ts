import { once } from 'node:events';
import { connect } from 'node:net';

/** Sends text that no HTTP client would, and reads until the server hangs up. The text has to ask for that, or be refused. */
export async function sendRaw(url: string, text: string): Promise<Response> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.write(text);
  await once(socket, 'close');
  const [head = '', ...rest] = Buffer.concat(chunks).toString('latin1').split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return new Response(rest.join('\r\n\r\n'), { status: Number(statusLine.split(' ')[1]), headers });
}
