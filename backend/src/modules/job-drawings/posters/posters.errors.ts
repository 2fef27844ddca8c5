import { HttpStatus } from '@nestjs/common';
import { ApiException } from '../../../platform/errors/api-exception.js';

export class PosterOfClosedJobException extends ApiException {
  constructor() {
    super(
      HttpStatus.CONFLICT,
      'job_closed',
      'This job is closed. Posters are for jobs that take applications.',
    );
  }
}
