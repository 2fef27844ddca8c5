/**
 * Replaces `node` for scripts that call the operators' commands many times: has them run by the process of this worker that
 * has loaded them already (server-host.ts).
 *
 *   node warm-node.mjs backend/dist/cli.js COMMAND [ARGUMENT ...]
 */
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';

const [, , program, ...args] = process.argv;
if (program !== 'backend/dist/cli.js' || !existsSync(program))
  throw new Error(`${program} holds no commands`);
const { TEST_SERVICES_URL, JEST_WORKER_ID = '1' } = process.env;
const { url } = await (await fetch(`${TEST_SERVICES_URL}/host-${JEST_WORKER_ID}`)).json();
const body = JSON.stringify({ args, environment: process.env, input: await text(process.stdin) });
const response = await fetch(`${url}/command`, { method: 'POST', body });
if (!response.ok) throw new Error(await response.text());
const { code, output, errors } = await response.json();
process.stdout.write(output);
process.stderr.write(errors);
process.exitCode = code;
