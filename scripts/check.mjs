import { runCommand } from './lib/bootstrap.mjs';

runCommand(() => import('./lib/check/main.mjs'));
