import { Controller, Headers, HttpCode, Post, Req } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { Public } from '../../../platform/auth/access.decorators.js';
import { OwnBody } from '../../../platform/http/json-body.interceptor.js';
import { AnyQuery } from '../../../platform/http/unknown-query.interceptor.js';
import { ProviderNoticesService } from './provider-notices.service.js';

@ApiTags('Shares')
@Controller('shares/webhook')
export class ProviderNoticesController {
  constructor(private readonly notices: ProviderNoticesService) {}

  @Public()
  @AnyQuery()
  @OwnBody()
  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Receive messages of the payment provider',
    description:
      'The signature covers the exact bytes of the body. A message that arrived before gets 200 as well.',
  })
  @ApiHeader({
    name: 'X-Paystack-Signature',
    required: true,
    description: 'HMAC-SHA-512 of the body in hex, or `t=SECONDS,v1=KEY_ID:HEX` over `SECONDS.body`',
  })
  @ApiBody({ schema: { type: 'object' } })
  @ApiReturns(200)
  @ApiErrors(401, 409)
  receiveWebhook(
    @Req() request: Request,
    @Headers('x-paystack-signature') signature: string | undefined,
  ): Promise<void> {
    // Raw bytes: app.setup.ts keeps the JSON parser away from this address.
    const body: unknown = request.body;
    return this.notices.receive(Buffer.isBuffer(body) ? body : Buffer.alloc(0), signature);
  }
}
