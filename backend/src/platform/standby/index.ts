export { type Reader, STANDBY, StandbyReads } from './standby-reads.service.js';
