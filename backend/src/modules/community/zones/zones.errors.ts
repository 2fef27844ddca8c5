import { HttpStatus } from '@nestjs/common';
import { ApiException } from '../../../platform/errors/api-exception.js';

export class ZoneInUseException extends ApiException {
  constructor() {
    super(
      HttpStatus.CONFLICT,
      'zone_in_use',
      'This zone still has activities or messages. Move or delete them first.',
    );
  }
}
