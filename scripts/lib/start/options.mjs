import path from 'node:path';
import { parseArgs } from 'node:util';
import { ExpectedError, messageOf } from '../errors.mjs';
import { inRoot } from '../paths.mjs';

export const help = `Starts the whole site on this machine: public site, administration portal and API on one address.

  npm start                          on http://localhost:8080, data in .data/
  npm start -- --port 9000           options come after the two dashes

Options, with the environment variable that does the same
  --port <number>            PORT               port of the site (8080)
  --host <address>           HOST               address to listen on (127.0.0.1; 0.0.0.0 lets other machines in)
  --public-url <url>         PUBLIC_URL         address that visitors type (http://localhost:<port>)
  --data <folder>            DATA_PATH          database, files and secrets (.data)
  --database-url <url>       DATABASE_URL       an existing PostgreSQL instead of the embedded one
  --s3-endpoint <url>        S3_ENDPOINT        an S3 server for the files instead of the data folder
  --s3-region <name>         S3_REGION
  --s3-bucket <name>         S3_BUCKET
                             S3_ACCESS_KEY, S3_SECRET_KEY (by environment only, so that they stay out of process lists)
  --help                                        this text

The server reads all other settings (docs/configuration.md) from the environment.
PostgreSQL cannot run as root: if you are root, it runs as "nobody". If that user may not enter the project's folder, .data becomes
a link to a folder below /var/lib/smash-technology.
Ctrl-C stops the server and the database; the data stays for the next start.`;

/** @satisfies {import('node:util').ParseArgsConfig['options']} */
const definitions = {
  port: { type: 'string' },
  host: { type: 'string' },
  'public-url': { type: 'string' },
  data: { type: 'string' },
  'database-url': { type: 'string' },
  's3-endpoint': { type: 'string' },
  's3-region': { type: 'string' },
  's3-bucket': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
};

function readPort(text) {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new ExpectedError(`The port "${text}" is not a number from 1 to 65535.`);
  }
  return port;
}

/**
 * Options from the command line, else from the environment, else the defaults.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} environment
 */
export function readOptions(args, environment) {
  let values;
  try {
    ({ values } = parseArgs({ args, options: definitions }));
  } catch (error) {
    throw new ExpectedError(`${messageOf(error)}\n\n${help}`);
  }
  const pick = (option, variable) => values[option] || environment[variable] || undefined;
  const data = pick('data', 'DATA_PATH');
  return {
    isHelp: values.help ?? false,
    port: readPort(pick('port', 'PORT') ?? '8080'),
    host: pick('host', 'HOST') ?? '127.0.0.1',
    publicUrl: pick('public-url', 'PUBLIC_URL'),
    dataFolder: data ? path.resolve(data) : inRoot('.data'),
    databaseUrl: pick('database-url', 'DATABASE_URL'),
    s3: {
      S3_ENDPOINT: pick('s3-endpoint', 'S3_ENDPOINT'),
      S3_REGION: pick('s3-region', 'S3_REGION'),
      S3_BUCKET: pick('s3-bucket', 'S3_BUCKET'),
    },
  };
}

/** @typedef {ReturnType<typeof readOptions>} StartOptions */
