import { HttpStatus } from '@nestjs/common';
import { WEBHOOK_LIMITS } from '@smash/contract';
import { ApiException } from '../../platform/errors/api-exception.js';

export class TooManyWebhooksException extends ApiException {
  constructor() {
    super(
      HttpStatus.CONFLICT,
      'too_many_webhooks',
      `There are ${WEBHOOK_LIMITS.endpoints} webhooks already. Please delete one that nobody needs`,
    );
  }
}

export class DeliveryNotFoundException extends ApiException {
  constructor() {
    super(HttpStatus.NOT_FOUND, 'delivery_not_found', 'This delivery does not exist');
  }
}

export class WebhookOffException extends ApiException {
  constructor() {
    super(HttpStatus.CONFLICT, 'webhook_off', 'This webhook is switched off. Please turn it on first');
  }
}

export class DeliveryWaitsException extends ApiException {
  constructor() {
    super(HttpStatus.CONFLICT, 'delivery_waits', 'This event is still waiting, and is sent by itself');
  }
}
