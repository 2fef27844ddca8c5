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
    summary: 'What the payment provider says of a purchase now',
    description: '503 when it does not answer.',
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
    summary: 'Accept a purchase in review: an owner counts the payment',
    description:
      'Credits the order as it was made, once, and sends the receipt. The provider is asked again: 409 payment_changed when it says something else than the body, payment_not_acceptable when no payment for this order succeeded or it was counted before, not_in_review when the review has an end.',
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
    summary: 'Refuse a purchase in review: an owner does not count the payment',
    description: 'The buyer is told the reason by mail. 409 not_in_review when the review has an end.',
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
