import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openJournal, readJournal } from './journal.mjs';

/** In characters; longer bodies are cut: they are lists, which acknowledge nothing. */
const LONGEST_BODY = 4_000;
/** As many tries as the form makes; each pause is twice the one before. */
const TRIES = 5;
const FIRST_PAUSE_MS = 1_000;

/**
 * Outcome of one request: its answer, or why there was none.
 * @typedef {{ attempt: number, status?: number, body?: string, retryAfter?: string | null, failed?: string }} Answer
 */

/**
 * Something that a client wants to happen exactly once, however often it has to send the request.
 * @typedef {object} Act
 * @property {string} act id
 * @property {'application' | 'import' | 'status' | 'removal' | 'payment'} kind
 * @property {any} sent content of the request
 * @property {number} attempts requests that were sent
 * @property {Answer[]} answers to requests that have ended
 */

/** @typedef {Awaited<ReturnType<typeof openLedger>>} Ledger */

const temporaryFile = () => path.join(mkdtempSync(path.join(tmpdir(), 'smash-ledger-')), 'ledger.jsonl');

/** Whether the server said that it has happened. @param {Act} act */
export const isAcknowledged = (act) => acknowledgementOf(act) !== undefined;

/** The first successful answer (status 200 to 299). @param {Act} act */
export const acknowledgementOf = ({ answers }) =>
  answers.find(({ status = 0 }) => status >= 200 && status < 300);

/**
 * Opens a ledger, which records every request before it is sent and every answer before it counts. check.mjs compares it with
 * the state of the product.
 * @param {object} [options]
 * @param {string} [options.file] path; by default in the folder for temporary files
 * @param {boolean} [options.isDurable] false where waiting for the disk would change what is measured
 */
export async function openLedger({ file = temporaryFile(), isDurable = true } = {}) {
  const journal = await openJournal(file, { isDurable });
  /** @type {Act[]} */
  const acts = [];

  /** @param {Act['kind']} kind @param {object} sent @returns {Promise<Act>} */
  async function begin(kind, sent) {
    /** @type {Act} */
    const act = { act: randomUUID(), kind, sent, attempts: 0, answers: [] };
    acts.push(act);
    await journal.append({ act: act.act, at: new Date().toISOString(), kind, sent });
    return act;
  }

  /**
   * Sends one request of an act. A failure is recorded as an answer, too.
   * @param {Act} act @param {() => Promise<Response>} send @returns {Promise<Answer>}
   */
  async function attempt(act, send) {
    act.attempts += 1;
    const number = act.attempts;
    await journal.append({ act: act.act, at: new Date().toISOString(), attempt: number });
    /** @type {Answer} */
    let answer;
    try {
      const response = await send();
      const body = (await response.text()).slice(0, LONGEST_BODY);
      const retryAfter = response.headers.get('retry-after');
      answer = { attempt: number, status: response.status, body, retryAfter };
    } catch (error) {
      const { cause, message } = /** @type {Error & { cause?: { code?: string } }} */ (error);
      answer = { attempt: number, failed: cause?.code ?? message };
    }
    await journal.append({ act: act.act, at: new Date().toISOString(), ...answer });
    act.answers.push(answer);
    return answer;
  }

  /**
   * Sends until the request is accepted or refused: tries again after a lost answer or a 503, as the form does.
   * @param {Act} act @param {() => Promise<Response>} send
   * @param {{ tries?: number, pauseMs?: number, growth?: number, onFailure?: (answer: Answer) => void }} [options]
   */
  async function insist(act, send, options = {}) {
    const { tries = TRIES, pauseMs = FIRST_PAUSE_MS, growth = 2, onFailure } = options;
    for (let tried = 1; ; tried += 1) {
      const answer = await attempt(act, send);
      const { status = 503 } = answer;
      if (status >= 200 && status < 300) return answer;
      onFailure?.(answer);
      // A proxy answers 502 and 504 when the server died; 429 means that it is busy.
      const isPassing = [429, 502, 503, 504].includes(status);
      if (!isPassing || tried >= tries) return answer;
      await delay(pauseMs * growth ** (tried - 1));
    }
  }

  return { file, acts, begin, attempt, insist, close: journal.close };
}

/** Reads the acts of a ledger, also when its client died. @param {string} file @returns {Promise<Act[]>} */
export async function readLedger(file) {
  /** @type {Map<string, Act>} */
  const acts = new Map();
  for (const { act: id, at: _at, kind, sent, ...entry } of await readJournal(file)) {
    if (kind) acts.set(id, { act: id, kind, sent, attempts: 0, answers: [] });
    const act = acts.get(id);
    if (!act || kind) continue;
    if ('status' in entry || 'failed' in entry) act.answers.push(entry);
    else act.attempts = entry.attempt;
  }
  return [...acts.values()];
}
