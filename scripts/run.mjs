// The commands of package.json: `node scripts/run.mjs start --help` runs scripts/lib/start/main.mjs.
import { runCommand } from './lib/bootstrap.mjs';

const [name, ...args] = process.argv.slice(2);
runCommand(() => import(`./lib/${name}/main.mjs`), args);
