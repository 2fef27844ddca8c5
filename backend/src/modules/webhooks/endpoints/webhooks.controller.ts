import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  LoggedInAdmin,
  type CurrentAdmin,
  ForAllBrands,
  Requires,
} from '../../../platform/auth/access.decorators.js';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { IDEMPOTENCY_KEY_HEADER } from '../../../platform/http/idempotency-key.js';
import { UuidPipe } from '../../../platform/validation/id.pipes.js';
import { WebhookRotation } from './rotation.service.js';
import {
  EndFormerSecretQueryDto,
  SaveWebhookDto,
  UpdateWebhookDto,
  WebhookDto,
  WebhookWithSecretDto,
} from './webhook.dto.js';
import { WebhooksService } from './webhooks.service.js';

@ApiTags('Webhooks')
@ForAllBrands()
@Controller('webhooks')
export class WebhooksController {
  constructor(
    private readonly webhooks: WebhooksService,
    private readonly rotation: WebhookRotation,
  ) {}

  @Requires('webhooks.manage')
  @Get()
  @ApiOperation({ summary: 'List the webhooks, oldest first' })
  @ApiReturns(200, [WebhookDto])
  @ApiErrors(401)
  listWebhooks(): Promise<WebhookDto[]> {
    return this.webhooks.list();
  }

  @Requires('webhooks.manage')
  @Get(':id')
  @ApiOperation({ summary: 'Get a webhook, without its secret' })
  @ApiReturns(200, WebhookDto)
  @ApiErrors(401, 404, 422)
  getWebhook(@Param('id', UuidPipe) id: string): Promise<WebhookDto> {
    return this.webhooks.get(id);
  }

  @Requires('webhooks.manage')
  @Post()
  @ApiOperation({
    summary: 'Create a webhook',
    description: 'The secret is only in this response. 409 too_many_webhooks if there are 20.',
  })
  @ApiReturns(201, WebhookWithSecretDto)
  @ApiErrors(401, 409, 422)
  createWebhook(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Body() body: SaveWebhookDto,
  ): Promise<WebhookWithSecretDto> {
    return this.webhooks.create(admin, body);
  }

  @Requires('webhooks.manage')
  @Put(':id')
  @ApiOperation({
    summary: 'Change a webhook',
    description:
      'Only owners change a webhook that includes personal data. Send the `version` that you read: 409 webhook_changed if somebody else has changed the webhook since. Turning it on again sends the events that waited.',
  })
  @ApiReturns(200, WebhookDto)
  @ApiErrors(401, 404, 409, 422)
  updateWebhook(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
    @Body() body: UpdateWebhookDto,
  ): Promise<WebhookDto> {
    return this.webhooks.update(admin, id, body);
  }

  @Requires('webhooks.manage')
  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Delete a webhook with its log',
    description: 'Events that wait are not sent any more.',
  })
  @ApiReturns(204)
  @ApiErrors(401, 404, 422)
  deleteWebhook(@LoggedInAdmin() admin: CurrentAdmin, @Param('id', UuidPipe) id: string): Promise<void> {
    return this.webhooks.remove(admin, id);
  }

  @Requires('webhooks.manage')
  @Post(':id/secret')
  @ApiOperation({
    summary: 'Create a new secret for a webhook',
    description:
      'The secret is only in this response. A repetition with the same Idempotency-Key returns the same secret while the former one is valid. For 24 hours all events are signed with the former secret as well.',
  })
  @ApiHeader({ ...IDEMPOTENCY_KEY_HEADER, required: false })
  @ApiReturns(201, WebhookWithSecretDto)
  @ApiErrors(401, 404, 422)
  rotateWebhookSecret(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<WebhookWithSecretDto> {
    return this.rotation.rotate(admin, id, key);
  }

  @Requires('webhooks.manage')
  @Delete(':id/former-secret')
  @ApiOperation({ summary: 'End the former secret of a webhook at once' })
  @ApiReturns(200, WebhookDto)
  @ApiErrors(401, 404, 422)
  endFormerWebhookSecret(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
    @Query() { until }: EndFormerSecretQueryDto,
  ): Promise<WebhookDto> {
    return this.rotation.endFormer(admin, id, until);
  }
}
