import { describeFailure } from './platform/errors/describe-failure.js';
import { ConfigurationError } from './platform/config/environment.js';
import { startServer } from './server.js';

/** Runs the backend as a process of its own; SIGTERM and SIGINT stop it gracefully. */
try {
  const server = await startServer();
  if (server.nextStep) console.log(server.nextStep);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      server.close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(describeFailure(error, []));
          process.exit(1);
        },
      );
    });
  }
} catch (error) {
  console.error(describeFailure(error, [ConfigurationError]));
  process.exit(1);
}
