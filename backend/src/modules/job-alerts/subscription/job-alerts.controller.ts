import { Body, Controller, Get, Header, HttpCode, Param, Post, Redirect } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../platform/auth/access.decorators.js';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { OwnBody } from '../../../platform/http/json-body.interceptor.js';
import { CalledBy, type Caller } from '../../../platform/rate-limits/caller.decorator.js';
import { LimitByAddress } from '../../../platform/rate-limits/limit-by-address.decorator.js';
import { AnyQuery } from '../../../platform/http/unknown-query.interceptor.js';
import { AskForJobAlertDto, JobAlertDto, JobAlertOnItsWayDto, JobAlertTokenDto } from './job-alert.dto.js';
import { JobAlertsService } from './job-alerts.service.js';

@ApiTags('Job alerts')
@Controller('job-alerts')
export class JobAlertsController {
  constructor(private readonly alerts: JobAlertsService) {}

  @Public()
  @LimitByAddress('jobAlertByAddress')
  @Post()
  @HttpCode(202)
  @ApiOperation({
    summary: 'Ask for mails about new jobs',
    description:
      'Nothing is sent but a link, which confirms the address. The response is the same for every address.',
  })
  @ApiReturns(202, JobAlertOnItsWayDto)
  @ApiErrors(422)
  askForJobAlert(
    @Body() body: AskForJobAlertDto,
    @CalledBy() { network }: Caller,
  ): Promise<JobAlertOnItsWayDto> {
    return this.alerts.ask(body, network);
  }

  @Public()
  @LimitByAddress('linkByAddress')
  @Post('confirmations')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Confirm an alert with the token of its link: from then on it writes, for 12 months',
    description:
      'Another of the same address and search, with another frequency, ends. A repetition changes nothing.',
  })
  @ApiReturns(200, JobAlertDto)
  @ApiErrors(404, 422)
  confirmJobAlert(@Body() { token }: JobAlertTokenDto): Promise<JobAlertDto> {
    return this.alerts.confirm(token);
  }

  @Public()
  @LimitByAddress('linkByAddress')
  @Post('visits')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Say that a link in a mail of an alert was opened: it goes on for 12 months from now',
  })
  @ApiReturns(204)
  @ApiErrors(404, 422)
  visitFromJobAlert(@Body() { token }: JobAlertTokenDto): Promise<void> {
    return this.alerts.visit(token);
  }

  @Public()
  @LimitByAddress('unsubscribeByAddress')
  @AnyQuery()
  @OwnBody()
  @Post('unsubscribe/:token')
  @HttpCode(204)
  @ApiOperation({
    summary: 'End an alert: everything about it is deleted',
    description:
      'What mail programs post to (RFC 8058); the body does not matter. A repetition changes nothing.',
  })
  @ApiReturns(204)
  @ApiErrors(404)
  endJobAlert(@Param('token') token: string): Promise<void> {
    return this.alerts.end(token);
  }

  @Public()
  @AnyQuery()
  @Get('unsubscribe/:token')
  @Redirect()
  @Header('Cache-Control', 'no-store')
  @Header('Referrer-Policy', 'no-referrer')
  @ApiOperation({ summary: 'Lead a person to the page with the button that ends an alert; changes nothing' })
  @ApiResponse({ status: 302, description: 'To the page' })
  @ApiErrors()
  showJobAlertEnding(@Param('token') token: string): { url: string } {
    return { url: this.alerts.pageOf(token) };
  }
}
