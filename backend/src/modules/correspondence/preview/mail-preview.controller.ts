import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { LoggedInAdmin, type CurrentAdmin, Requires } from '../../../platform/auth/access.decorators.js';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { MailPreviewDto, PreviewMailDto } from './mail-preview.dto.js';
import { MailPreviewService } from './mail-preview.service.js';

@ApiTags('Correspondence')
@Controller('mail-templates/preview')
export class MailPreviewController {
  constructor(private readonly previews: MailPreviewService) {}

  @Requires('applications.send_mail')
  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Preview a mail exactly as one applicant would get it; nothing is sent',
    description: 'With `application_id`, an API token also needs `applications.read`.',
  })
  @ApiReturns(200, MailPreviewDto)
  @ApiErrors(401, 404, 422)
  previewMail(@LoggedInAdmin() admin: CurrentAdmin, @Body() body: PreviewMailDto): Promise<MailPreviewDto> {
    return this.previews.preview(admin, body);
  }
}
