import { availableParallelism } from 'node:os';
import { messageOf } from '../errors.mjs';
import { print, step } from '../progress.mjs';
import { tail } from '../run.mjs';
import { checkParts, generateRouteTypes } from './parts.mjs';

const shownLines = 60;

async function runPart(part) {
  let result;
  try {
    await step(`Check ${part.name}`, async () => {
      result = await part.run();
      if (!result.isClean) throw new Error(`${part.name} is not clean`);
    });
  } catch (error) {
    print(tail(result?.output || messageOf(error), shownLines));
  }
  return { name: part.name, isClean: result?.isClean ?? false };
}

/**
 * Runs every check, a few at a time, and prints what is wrong.
 * @param {readonly string[]} [names] parts of names of checks; all run without
 * @returns {Promise<{ name: string, isClean: boolean }[]>}
 */
export async function runChecks(names = []) {
  const queue = checkParts.filter(
    ({ name }) => names.length === 0 || names.some((wanted) => name.includes(wanted)),
  );
  await generateRouteTypes();
  const results = [];
  const worker = async () => {
    for (let part = queue.shift(); part; part = queue.shift()) results.push(await runPart(part));
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, worker));
  return results;
}
