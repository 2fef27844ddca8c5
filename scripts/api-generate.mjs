import { runCommand } from './lib/bootstrap.mjs';

runCommand(() => import('./lib/api/main.mjs'));
