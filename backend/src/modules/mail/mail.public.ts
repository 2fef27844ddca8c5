export type { Letter } from './letters/letter.js';
