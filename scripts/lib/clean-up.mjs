import { messageOf } from './errors.mjs';
import { print } from './progress.mjs';
import { killAll, stopAll } from './processes.mjs';

/** One Ctrl-C may arrive twice, from the terminal and again from npm: both come within this time. */
const samePressMilliseconds = 700;

/** Tasks that run in reverse order when a command ends, however it ends. */
export class CleanUp {
  #tasks = [];
  #forced = [];
  #running;

  /**
   * @param {() => unknown} task may be asynchronous
   * @param {() => void} [force] what a second Ctrl-C does instead; must not wait
   */
  add(task, force) {
    this.#tasks.push(task);
    if (force) this.#forced.push(force);
  }

  /**
   * Registers something that is still starting. If the command ends meanwhile, it is stopped as soon as it has started.
   * @template T
   * @param {Promise<T>} starting
   * @param {(started: T) => unknown} stop
   * @param {(started: T) => void} [force] as for `add`
   * @returns {Promise<T>} starting
   */
  addStarting(starting, stop, force) {
    let started;
    const settled = starting.then(
      (value) => (started = value),
      () => undefined,
    );
    this.add(
      async () => {
        await settled;
        if (started !== undefined) await stop(started);
      },
      () => started !== undefined && force?.(started),
    );
    return starting;
  }

  /** Whether the command is ending; failures from now on are a result of that. */
  get isRunning() {
    return this.#running !== undefined;
  }

  /** Runs the tasks once; later calls wait for the first. A task that fails does not keep the others from running. */
  run() {
    this.#running ??= (async () => {
      for (const task of this.#tasks.reverse()) {
        try {
          await task();
        } catch (error) {
          print(`  ✗ ${messageOf(error)}`);
        }
      }
      await stopAll();
    })();
    return this.#running;
  }

  /**
   * Cleans up and exits on Ctrl-C, SIGTERM and a closed terminal; a second Ctrl-C exits at once.
   * @param {() => number} exitCode asked when the first signal arrives
   */
  handleSignals(exitCode) {
    let first;
    const stop = () => {
      if (first === undefined) {
        first = performance.now();
        const code = exitCode();
        print('\n  Stopping …');
        this.run().finally(() => process.exit(code));
      } else if (performance.now() - first > samePressMilliseconds) {
        print('  Stopped by force.');
        for (const force of this.#forced) force();
        killAll();
        process.exit(1);
      }
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  }
}

/**
 * Runs a command that ends by itself, and cleans up after it.
 * @template T
 * @param {(cleanUp: CleanUp) => Promise<T>} command
 */
export async function withCleanUp(command) {
  const cleanUp = new CleanUp();
  cleanUp.handleSignals(() => 130);
  try {
    return await command(cleanUp);
  } finally {
    await cleanUp.run();
  }
}

/**
 * Runs a command that keeps running until a signal; cleans up when it cannot start.
 * @param {(cleanUp: CleanUp) => Promise<unknown>} command
 * @param {number} stoppedEarly exit code when a signal comes before it has started
 */
export async function untilStopped(command, stoppedEarly) {
  const cleanUp = new CleanUp();
  let isRunning = false;
  cleanUp.handleSignals(() => (isRunning ? 0 : stoppedEarly));
  try {
    await command(cleanUp);
    isRunning = true;
  } catch (error) {
    if (cleanUp.isRunning) return new Promise(() => {});
    await cleanUp.run();
    throw error;
  }
}
