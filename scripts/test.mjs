import { runCommand } from './lib/bootstrap.mjs';

runCommand(() => import('./lib/test/main.mjs'));
