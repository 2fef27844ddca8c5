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
import { CandidateGuard, OwnApplication } from './candidate.guard.js';
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
    summary: 'Ask for a link to the own page',
    description:
      'Mailed to the address if reference and address belong together. The response is always the same.',
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
    summary: 'Open the own page with the token of a mailed link, which counts once',
    description:
      'Whoever sends a Session-Secret with it can repeat both when the response was lost; with another one, or none, a used link is refused.',
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
      'Close the own page, and those of its earlier versions, everywhere; links that were not opened end as well',
  })
  @ApiReturns(204)
  @ApiErrors(401)
  closeOwnPage(@OwnApplication() id: string, @Query() { links }: ClosePageQueryDto): Promise<void> {
    return this.access.endAll(id, { keepsLinks: links === 'keep' });
  }

  @Get()
  @UseGuards(CandidateGuard)
  @ApiBearerAuth('candidate')
  @ApiOperation({ summary: 'The own application and its status' })
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
    @Body() { cv_file }: CvBody,
  ): Promise<CandidateApplicationDto> {
    await this.cvs.replace(id, await acceptFile('cv', cv_file));
    return this.candidates.get(id);
  }

  @Post('withdrawal')
  @HttpCode(200)
  @UseGuards(CandidateGuard)
  @ApiBearerAuth('candidate')
  @ApiOperation({ summary: 'Withdraw the own application; a repetition changes nothing' })
  @ApiReturns(200, CandidateApplicationDto)
  @ApiErrors(401, 404)
  withdrawOwnApplication(@OwnApplication() id: string): Promise<CandidateApplicationDto> {
    return this.candidates.withdraw(id);
  }

  @Put('talent-pool')
  @UseGuards(CandidateGuard)
  @ApiBearerAuth('candidate')
  @ApiOperation({
    summary: 'Agree that the own application is kept for other openings, from now on for 12 months',
    description:
      'Before the end it renews the consent; a repetition on the same day changes nothing. It went along to a newer version: here 409.',
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
    summary: 'Take that consent back, unless there is a newer version; a repetition changes nothing',
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
    summary: 'Everything that is kept of the own application, as an archive of JSON and files',
  })
  @ApiResponse({ status: 200, content: { 'application/zip': {} }, description: 'The archive' })
  @ApiErrors(401, 404, 429)
  downloadOwnData(@OwnApplication() id: string, @Res() response: Response): Promise<void> {
    return this.data.send(id, response);
  }

  @Delete()
  @UseGuards(CandidateGuard)
  @ApiBearerAuth('candidate')
  @ApiOperation({
    summary: 'Erase the own application for good',
    description:
      'With files, history and mails, and all its versions. A repetition gets the same certificate.',
  })
  @ApiReturns(200, ErasureCertificateDto)
  @ApiErrors(401, 404)
  eraseOwnApplication(@OwnApplication() id: string): Promise<ErasureCertificateDto> {
    return this.candidates.erase(id);
  }
}
