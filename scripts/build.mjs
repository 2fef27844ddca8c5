import { runCommand } from './lib/bootstrap.mjs';

runCommand(() => import('./lib/builds/main.mjs'));
