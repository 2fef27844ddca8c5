import { ValidationException } from '../../errors/api-exception.js';

/** 422 at the field of a file in which the virus scanner found something; nothing of it was kept. */
export class InfectedFileException extends ValidationException {
  constructor(field: string) {
    const msg = 'A virus was found in this file. Please check your device and choose another file';
    super([{ loc: ['body', field], msg, type: 'file_infected' }]);
  }
}
