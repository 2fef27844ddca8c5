/** Loaded before a backend in a process of its own: gives it the long timeouts of backends in the workers' hosts. */
import { TIMINGS } from '@smash/backend/dist/platform/config/timings.js';
import { STORAGE_TIMEOUTS } from '@smash/backend/dist/platform/files/storage/file-storage.js';
import { PATIENCE, STORAGE_PATIENCE } from './patience.mjs';

Object.assign(TIMINGS, PATIENCE);
Object.assign(STORAGE_TIMEOUTS, STORAGE_PATIENCE);
