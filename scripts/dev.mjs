import { runCommand } from './lib/bootstrap.mjs';

runCommand(() => import('./lib/dev/main.mjs'));
