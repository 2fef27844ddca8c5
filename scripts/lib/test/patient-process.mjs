/** Loaded before a backend in a process of its own: gives it the long timeouts of backends in the workers' hosts. */
import { TIMINGS } from '@smash/backend/dist/platform/config/timings.js';
import { PATIENCE } from './patience.mjs';

Object.assign(TIMINGS, PATIENCE);
