import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ApiReturns, ApiErrors } from '../../platform/http/api-responses.decorator.js';
import {
  type CurrentMember,
  MEMBER_SECURITY,
  Public,
  ShowsMoreWith,
  OptionalMember,
} from '../../platform/auth/access.decorators.js';
import { sendFile } from '../../platform/files/index.js';
import { LimitByAddress } from '../../platform/rate-limits/limit-by-address.decorator.js';
import { AnyQuery } from '../../platform/http/unknown-query.interceptor.js';
import { CreatePurchaseDto } from './create-purchase.dto.js';
import { CreatedPurchaseDto, ShareOfferDto, VerifiedPurchaseDto } from './purchase.dto.js';
import { PurchasesService } from './purchases.service.js';
import { ReceiptsService } from './receipts/receipts.service.js';

@ApiTags('Shares')
@Controller('shares')
export class PurchasesController {
  constructor(
    private readonly purchases: PurchasesService,
    private readonly receipts: ReceiptsService,
  ) {}

  @Public()
  @Get('offer')
  @ApiOperation({ summary: 'Get whether shares can be bought, and at what price' })
  @ApiReturns(200, ShareOfferDto)
  @ApiErrors()
  getShareOffer(): ShareOfferDto {
    return this.purchases.offer();
  }

  @Public()
  @ShowsMoreWith(MEMBER_SECURITY)
  @LimitByAddress('purchaseByAddress')
  @Post('purchases')
  @ApiOperation({
    summary: 'Order shares',
    description:
      "The server sets the price. With a member's session the purchase belongs to the member. Nothing is bought until the provider confirms the payment.",
  })
  @ApiReturns(201, CreatedPurchaseDto)
  @ApiErrors(409, 422)
  createPurchase(
    @Body() body: CreatePurchaseDto,
    @OptionalMember() member: CurrentMember | undefined,
  ): Promise<CreatedPurchaseDto> {
    return this.purchases.create(body, member?.id ?? null);
  }

  @Public()
  @LimitByAddress('purchaseCheckByAddress')
  @Post('purchases/:reference/verify')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Check the payment of an order',
    description:
      'Asks the payment provider. If the provider does not respond, the status is `pending` and the server asks again by itself. Ask the buyer to pay again only if `is_unpaid` is true.',
  })
  @ApiReturns(200, VerifiedPurchaseDto)
  @ApiErrors(404)
  verifyPurchase(@Param('reference') reference: string): Promise<VerifiedPurchaseDto> {
    return this.purchases.verify(reference);
  }

  @Public()
  @LimitByAddress('receiptByAddress')
  @AnyQuery()
  @Get('receipts/:token')
  @ApiOperation({ summary: 'Get the receipt of a signed link, which is valid for 30 days' })
  @ApiResponse({ status: 200, content: { 'application/pdf': {} }, description: 'The receipt (PDF)' })
  @ApiErrors(404)
  async openReceipt(@Param('token') token: string, @Res() response: Response): Promise<void> {
    await sendFile(response, await this.receipts.openLink(token));
  }
}
