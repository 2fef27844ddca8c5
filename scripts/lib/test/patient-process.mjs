/** Loaded before a backend that is a process of its own: it is as patient as those in the workers' hosts. */
import { TIMINGS } from '@smash/backend/dist/platform/config/timings.js';
import { PATIENCE } from './patience.mjs';

Object.assign(TIMINGS, PATIENCE);
