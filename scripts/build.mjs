import { runCommand } from './lib/bootstrap.mjs';

runCommand(() => import('./lib/build/main.mjs'));
