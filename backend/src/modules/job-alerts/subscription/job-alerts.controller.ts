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
    summary: 'Request a job alert: mails about new jobs',
    description: 'Only a mail with a confirmation link is sent. The response is the same for every address.',
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
    summary: 'Confirm a job alert with the token of its link; it then runs for 12 months',
    description:
      'An earlier alert with the same address and search ends. Repeating the request changes nothing.',
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
    summary: 'Record that a link in an alert mail was opened; the alert then runs for 12 months from now',
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
    summary: 'End a job alert and delete all its data',
    description:
      'For mail programs (one-click unsubscribe, RFC 8058); the body is ignored. Repeating the request changes nothing.',
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
  @ApiOperation({ summary: 'Redirect a person to the page where the alert can be ended; changes nothing' })
  @ApiResponse({ status: 302, description: 'Redirect to the page of the site' })
  @ApiErrors()
  showJobAlertEnding(@Param('token') token: string): { url: string } {
    return { url: this.alerts.pageOf(token) };
  }
}
