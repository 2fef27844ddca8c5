import {
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  HttpCode,
  Post,
  Put,
  Query,
  Res,
  UseGuards,
} from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConsumes,
  ApiHeader,
  ApiOperation,
  ApiResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { Public } from '../../../platform/auth/access.decorators.js';
import { ReceivesForm, UploadInterceptor } from '../../../platform/files/upload.interceptor.js';
import { LimitByAddress } from '../../../platform/rate-limits/limit-by-address.decorator.js';
import { acceptFile, FILE_FIELDS } from '../apply/submitted-files.js';
import { CandidateAccess } from './candidate-access.service.js';
import {
  CandidateApplicationDto,
  CandidateSessionDto,
  ClosePageQueryDto,
  CvBody,
  ErasureCertificateDto,
  OpenPageDto,
  RequestPageLinkDto,
} from './candidate.dto.js';
import { CandidateGuard, OwnApplication, OwnSession } from './candidate.guard.js';
import { CandidateUploadGuard } from './candidate-upload.guard.js';
import { CandidateService } from './candidate.service.js';
import { TalentPool } from '../pool/talent-pool.service.js';
import { CvReplacement } from './cv-replacement.service.js';
import { readSessionSecret, SESSION_SECRET_HEADER } from './session-secret.js';
import { PersonalData } from './personal-data.service.js';

/** The applicant's own page. Public except for CandidateGuard: an administrator's session counts for nothing here. */
@Public()
@ApiTags('Own application')
@Controller('my-application')
export class CandidateController {
  constructor(
    private readonly access: CandidateAccess,
    private readonly candidates: CandidateService,
    private readonly cvs: CvReplacement,
    private readonly data: PersonalData,
    private readonly pool: TalentPool,
  ) {}

  @LimitByAddress('candidateLinkByAddress')
  @Post('link')
  @HttpCode(202)
  @ApiOperation({
    summary: "Request a link to the applicant's own page",
    description:
      'The link is mailed if the reference and the address belong together. The response is always the same.',
  })
  @ApiReturns(202)
  @ApiErrors(422)
  requestPageLink(@Body() body: RequestPageLinkDto): Promise<void> {
    return this.access.requestLink(body);
  }

  @LimitByAddress('linkByAddress')
  @Post('session')
  @HttpCode(200)
  @ApiOperation({
    summary: "Open the applicant's own page with the token of a mailed link, which works once",
    description:
      'With a Session-Secret, the request can be repeated if the response was lost. With another secret, or without one, a used link is refused.',
  })
  @ApiHeader(SESSION_SECRET_HEADER)
  @ApiReturns(200, CandidateSessionDto)
  @ApiErrors(403, 422)
  openOwnPage(
    @Body() body: OpenPageDto,
    @Headers('session-secret') secret: string | undefined,
  ): Promise<CandidateSessionDto> {
    return this.access.open(body, readSessionSecret(secret));
  }

  @Delete('session')
  @HttpCode(204)
  @UseGuards(CandidateGuard)
  @ApiBearerAuth('candidate')
  @ApiOperation({
    summary:
      "Close the applicant's own page, with the pages of earlier versions, in every browser; unopened links end too",
  })
  @ApiReturns(204)
  @ApiErrors(401)
  closeOwnPage(@OwnApplication() id: string, @Query() { links }: ClosePageQueryDto): Promise<void> {
    return this.access.endAll(id, { keepsLinks: links === 'keep' });
  }

  @Get()
  @UseGuards(CandidateGuard)
  @ApiBearerAuth('candidate')
  @ApiOperation({ summary: "Get the applicant's own application and its status" })
  @ApiReturns(200, CandidateApplicationDto)
  @ApiErrors(401, 404)
  getOwnApplication(@OwnApplication() id: string): Promise<CandidateApplicationDto> {
    return this.candidates.get(id);
  }

  @Put('cv')
  @UseGuards(CandidateGuard, CandidateUploadGuard)
  @ReceivesForm(UploadInterceptor([FILE_FIELDS.cv]))
  @ApiBearerAuth('candidate')
  @ApiOperation({ summary: 'Replace the CV, while the application is pending' })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: CvBody })
  @ApiReturns(200, CandidateApplicationDto)
  @ApiErrors(401, 404, 409, 422, 429)
  async replaceOwnCv(
    @OwnApplication() id: string,
    @OwnSession() session: string,
    @Body() { cv_file }: CvBody,
  ): Promise<CandidateApplicationDto> {
    await this.cvs.replace({ id, session }, await acceptFile('cv', cv_file));
    return this.candidates.get(id);
  }

  @Post('withdrawal')
  @HttpCode(200)
  @UseGuards(CandidateGuard)
  @ApiBearerAuth('candidate')
  @ApiOperation({
    summary: "Withdraw the applicant's own application; repeating the request changes nothing",
    description: 'The consent to be kept for other openings ends too.',
  })
  @ApiReturns(200, CandidateApplicationDto)
  @ApiErrors(401, 404)
  withdrawOwnApplication(@OwnApplication() id: string): Promise<CandidateApplicationDto> {
    return this.candidates.withdraw(id);
  }

  @Put('talent-pool')
  @UseGuards(CandidateGuard)
  @ApiBearerAuth('candidate')
  @ApiOperation({
    summary:
      'Join the talent pool: agree that the application is kept for other openings for 12 months from now',
    description:
      'Before its end, the request renews the consent; a repetition on the same day changes nothing. 409 for a withdrawn application, and if there is a newer version, to which the consent has moved.',
  })
  @ApiReturns(200, CandidateApplicationDto)
  @ApiErrors(401, 404, 409, 429)
  async joinTalentPool(@OwnApplication() id: string): Promise<CandidateApplicationDto> {
    await this.pool.join(id);
    return this.candidates.get(id);
  }

  @Delete('talent-pool')
  @UseGuards(CandidateGuard)
  @ApiBearerAuth('candidate')
  @ApiOperation({
    summary: 'Leave the talent pool; 409 if there is a newer version. Repeating the request changes nothing',
  })
  @ApiReturns(200, CandidateApplicationDto)
  @ApiErrors(401, 404, 409)
  async leaveTalentPool(@OwnApplication() id: string): Promise<CandidateApplicationDto> {
    await this.pool.leave(id);
    return this.candidates.get(id);
  }

  @Get('data')
  @UseGuards(CandidateGuard)
  @ApiBearerAuth('candidate')
  @ApiOperation({
    summary:
      "Download the applicant's own application with its files, history and emails, and earlier versions, as an archive of JSON and files",
    description: 'What the team wrote about the applicant, such as notes and scorecards, is not in it.',
  })
  @ApiResponse({ status: 200, content: { 'application/zip': {} }, description: 'The archive (zip)' })
  @ApiErrors(401, 404, 429)
  downloadOwnData(@OwnApplication() id: string, @Res() response: Response): Promise<void> {
    return this.data.send(id, response);
  }

  @Delete()
  @UseGuards(CandidateGuard)
  @ApiBearerAuth('candidate')
  @ApiOperation({
    summary: "Erase the applicant's own application for good",
    description:
      'Files, history, mails and all versions are erased as well. Repeating the request gets the same certificate.',
  })
  @ApiReturns(200, ErasureCertificateDto)
  @ApiErrors(401, 404)
  eraseOwnApplication(@OwnApplication() id: string): Promise<ErasureCertificateDto> {
    return this.candidates.erase(id);
  }
}
