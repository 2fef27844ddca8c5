import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { UuidPipe } from '../../../platform/validation/id.pipes.js';
import { LoggedInAdmin, type CurrentAdmin, Requires } from '../../../platform/auth/access.decorators.js';
import { AcceptPurchaseDto, PurchasePaymentDto, RefusePurchaseDto } from './review.dto.js';
import { PurchaseReviewService } from './purchase-review.service.js';

@ApiTags('Shares')
@Controller('purchases/:id')
export class PurchaseReviewController {
  constructor(private readonly reviews: PurchaseReviewService) {}

  @Requires('purchases.read')
  @Get('payment')
  @ApiOperation({
    summary: 'Ask the payment provider about the payment of a purchase',
    description: '503 if the provider does not respond.',
  })
  @ApiReturns(200, PurchasePaymentDto)
  @ApiErrors(401, 404, 409, 422)
  getPurchasePayment(@Param('id', UuidPipe) id: string): Promise<PurchasePaymentDto> {
    return this.reviews.payment(id);
  }

  @Requires('purchases.decide')
  @Post('acceptance')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Accept the payment of a purchase in review; for owners',
    description:
      'Credits the whole order once and sends the receipt. The provider is asked again: 409 payment_changed if its data differ from the body, payment_not_acceptable if no payment for this order succeeded or the payment was credited before, and not_in_review if the review has ended.',
  })
  @ApiReturns(204)
  @ApiErrors(401, 403, 404, 409, 422)
  acceptPurchase(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
    @Body() body: AcceptPurchaseDto,
  ): Promise<void> {
    return this.reviews.accept(admin, id, body);
  }

  @Requires('purchases.decide')
  @Post('refusal')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Refuse the payment of a purchase in review; for owners',
    description: 'The buyer gets a mail with the reason. 409 not_in_review if the review has ended.',
  })
  @ApiReturns(204)
  @ApiErrors(401, 403, 404, 409, 422)
  refusePurchase(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
    @Body() body: RefusePurchaseDto,
  ): Promise<void> {
    return this.reviews.refuse(admin, id, body.reason);
  }
}
