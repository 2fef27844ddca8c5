// Runs before anything is known about the Node version: only syntax that Node 12.20 can parse, no imports.

/**
 * Why this Node cannot run the project, as one line for the terminal, or '' when it can.
 * The ranges are those that every package in package-lock.json accepts.
 * @param {string} version for example "20.19.0"
 * @returns {string}
 */
export function nodeProblem(version) {
  const parts = version.split('.');
  const major = Number(parts[0]);
  const minor = Number(parts[1]);
  const isSupported =
    (major === 20 && minor >= 19) ||
    (major === 22 && minor >= 13) ||
    (major === 24 && minor >= 11) ||
    major >= 25;
  if (isSupported) return '';
  return (
    'Node ' +
    version +
    ' is not supported: install Node 20.19 or newer of that line, 22.13 or newer, or 24.11 or newer' +
    ' (https://nodejs.org), then run the command again.'
  );
}

/**
 * Checks the Node version, loads the command and runs its `main`. What `main` resolves to is the exit code.
 * @param {() => Promise<{ main: (args: string[]) => Promise<number | void> }>} load
 * @param {string[]} args
 */
export function runCommand(load, args) {
  const problem = nodeProblem(process.versions.node);
  if (problem) {
    console.error('✗ ' + problem);
    process.exit(1);
  }
  load()
    .then((command) => command.main(args))
    .then((code) => {
      if (typeof code === 'number') process.exit(code);
    })
    .catch((error) => {
      if (error && error.isExpected) console.error('✗ ' + error.message);
      else console.error(error);
      process.exit(1);
    });
}
