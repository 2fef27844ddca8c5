import { HttpStatus } from '@nestjs/common';
import { ApiException } from '../../common/errors/api-exception.js';

export class JobNotFoundException extends ApiException {
  constructor() {
    super(HttpStatus.NOT_FOUND, 'job_not_found', 'This job does not exist');
  }
}
