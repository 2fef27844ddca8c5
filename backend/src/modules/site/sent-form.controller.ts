import {
  Body,
  Controller,
  HttpStatus,
  NotFoundException,
  Param,
  Post,
  Req,
  Res,
  UseFilters,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../platform/auth/access.decorators.js';
import { CalledBy, type Caller } from '../../platform/rate-limits/caller.decorator.js';
import { ReceivesForm } from '../../platform/files/upload.interceptor.js';
import { LimitByAddress } from '../../platform/rate-limits/limit-by-address.decorator.js';
import { JobIdPipe } from '../../platform/validation/id.pipes.js';
import { AnyQuery } from '../../platform/http/unknown-query.interceptor.js';
import { ApplyService, FormUpload, readForm } from '../applications/apply/index.js';
import { JobPages } from './job-pages.service.js';
import { SentFormFilter } from './sent-form.filter.js';

/** Receives the form of a job from a browser without scripts, and responds with a page. Not part of the API. */
@ApiExcludeController()
@Controller('job-application')
@UseFilters(SentFormFilter)
export class SentFormController {
  constructor(
    private readonly applying: ApplyService,
    private readonly pages: JobPages,
  ) {}

  @Public()
  @LimitByAddress('applyByAddress')
  @AnyQuery()
  @Post(':id')
  @ReceivesForm(FormUpload)
  async apply(
    @Param('id', JobIdPipe) jobId: number,
    @Body() body: Record<string, unknown>,
    @CalledBy() caller: Caller,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    if (!this.pages.isServed) throw new NotFoundException();
    const { isNew, application } = await this.applying.submit({
      jobId,
      form: await readForm(body),
      clientKey: undefined,
      caller,
    });
    const sent = { values: {}, errors: {}, receipt: application };
    await this.pages.sendForm(request, response, sent, isNew ? HttpStatus.CREATED : HttpStatus.OK);
  }
}
