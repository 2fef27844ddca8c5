import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  LoggedInAdmin,
  type CurrentAdmin,
  ForAllBrands,
  Requires,
} from '../../../platform/auth/access.decorators.js';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { UuidPipe } from '../../../platform/validation/id.pipes.js';
import { WebhookDeliveries } from './deliveries.service.js';
import { ResentDto, WebhookDeliveryDetailsDto, WebhookDeliveryDto } from './delivery.dto.js';
import { WebhookResending } from './resending.service.js';

@ApiTags('Webhooks')
@ForAllBrands()
@Controller('webhooks')
export class WebhookDeliveriesController {
  constructor(
    private readonly deliveries: WebhookDeliveries,
    private readonly resending: WebhookResending,
  ) {}

  @Requires('webhooks.manage')
  @Get(':id/deliveries')
  @ApiOperation({
    summary: 'List the last 100 deliveries of a webhook, newest first',
    description: 'Deliveries are kept for 30 days.',
  })
  @ApiReturns(200, [WebhookDeliveryDto])
  @ApiErrors(401, 404, 422)
  listWebhookDeliveries(@Param('id', UuidPipe) id: string): Promise<WebhookDeliveryDto[]> {
    return this.deliveries.list(id);
  }

  @Requires('webhooks.manage')
  @Get(':id/deliveries/:delivery_id')
  @ApiOperation({
    summary: 'Get a delivery with its payload and response',
    description:
      'The personal data in the payload, and the response to it, are only for callers with webhooks.personal_data.',
  })
  @ApiReturns(200, WebhookDeliveryDetailsDto)
  @ApiErrors(401, 404, 422)
  getWebhookDelivery(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
    @Param('delivery_id', UuidPipe) deliveryId: string,
  ): Promise<WebhookDeliveryDetailsDto> {
    return this.deliveries.open(admin, id, deliveryId);
  }

  @Requires('webhooks.manage')
  @Post(':id/deliveries/:delivery_id/resend')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Send the event of a delivery again',
    description:
      'The event keeps its `webhook-id` and gets all attempts again. 409 delivery_waits if the delivery is about to be sent anyway; 409 webhook_off while the webhook is off.',
  })
  @ApiReturns(200, WebhookDeliveryDto)
  @ApiErrors(401, 404, 409, 422)
  resendWebhookDelivery(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
    @Param('delivery_id', UuidPipe) deliveryId: string,
  ): Promise<WebhookDeliveryDto> {
    return this.resending.resend(admin.id, id, deliveryId);
  }

  @Requires('webhooks.manage')
  @Post(':id/resend')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Send all events again that were given up',
    description: '409 webhook_off while the webhook is off. Repeating the request changes nothing.',
  })
  @ApiReturns(200, ResentDto)
  @ApiErrors(401, 404, 409, 422)
  resendDeadWebhookDeliveries(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
  ): Promise<ResentDto> {
    return this.resending.resendDead(admin.id, id);
  }

  @Requires('webhooks.manage')
  @Post(':id/test')
  @ApiOperation({
    summary: 'Send a test event',
    description: '409 webhook_off while the webhook is switched off.',
  })
  @ApiReturns(201, WebhookDeliveryDto)
  @ApiErrors(401, 404, 409, 422)
  testWebhook(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
  ): Promise<WebhookDeliveryDto> {
    return this.resending.test(admin.id, id);
  }
}
