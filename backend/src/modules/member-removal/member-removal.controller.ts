import { Controller, Delete, HttpCode, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiReturns, ApiErrors } from '../../platform/http/api-responses.decorator.js';
import { UuidPipe } from '../../platform/validation/id.pipes.js';
import { LoggedInAdmin, type CurrentAdmin, Requires } from '../../platform/auth/access.decorators.js';
import { MemberRemovalService } from './member-removal.service.js';

@ApiTags('Members')
@Controller('members/:id')
export class MemberRemovalController {
  constructor(private readonly removal: MemberRemovalService) {}

  @Requires('members.remove')
  @Delete()
  @HttpCode(204)
  @ApiOperation({
    summary: 'Erase a member',
    description:
      "Details, sessions, links and mails are deleted at once; a last mail tells the member. Purchases, ledger and receipt numbers stay, without name and address. 409 purchases_open while a purchase waits for its payment or is in review. Orders made without a session under the member's address, and orders that were given up, count as open once the provider has reported a payment.",
  })
  @ApiReturns(204)
  @ApiErrors(401, 404, 409, 422)
  deleteMember(@LoggedInAdmin() admin: CurrentAdmin, @Param('id', UuidPipe) id: string): Promise<void> {
    return this.removal.remove(admin.id, id);
  }
}
