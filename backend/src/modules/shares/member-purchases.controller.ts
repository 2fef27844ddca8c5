import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ApiReturns, ApiErrors } from '../../platform/http/api-responses.decorator.js';
import { UuidPipe } from '../../platform/validation/id.pipes.js';
import { LoggedInMember, type CurrentMember, ForMembers } from '../../platform/auth/access.decorators.js';
import { sendFile } from '../../platform/files/index.js';
import { MyPurchaseDto } from './purchase.dto.js';
import { MemberPurchasesService } from './member-purchases.service.js';

@ApiTags('Shares')
@ForMembers()
@Controller('purchases/mine')
export class MemberPurchasesController {
  constructor(private readonly purchases: MemberPurchasesService) {}

  @Get()
  @ApiOperation({
    summary: "List the member's own purchases, newest first",
    description:
      "The purchases made with the member's session, and those paid with the member's confirmed email address.",
  })
  @ApiReturns(200, [MyPurchaseDto])
  @ApiErrors(401)
  listMyPurchases(@LoggedInMember() member: CurrentMember): Promise<MyPurchaseDto[]> {
    return this.purchases.list(member);
  }

  @Get(':id/receipt')
  @ApiOperation({ summary: "Download the receipt of one of the member's own purchases" })
  @ApiResponse({ status: 200, content: { 'application/pdf': {} }, description: 'The receipt (PDF)' })
  @ApiErrors(401, 404, 422)
  async openMyReceipt(
    @LoggedInMember() member: CurrentMember,
    @Param('id', UuidPipe) id: string,
    @Res() response: Response,
  ): Promise<void> {
    await sendFile(response, await this.purchases.receipt(member, id));
  }
}
