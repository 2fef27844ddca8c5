import { runCommand } from './lib/bootstrap.mjs';

runCommand(() => import('./lib/start/main.mjs'));
