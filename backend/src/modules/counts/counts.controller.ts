import { Controller, Get, Header } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiReturns, ApiErrors } from '../../platform/http/api-responses.decorator.js';
import { PUBLIC_CACHE } from '../../platform/http/send-cached.js';
import { Public } from '../../platform/auth/access.decorators.js';
import { CountsDto } from './counts.dto.js';
import { CountsService } from './counts.service.js';

@ApiTags('Members')
@Controller('counts')
export class CountsController {
  constructor(private readonly counts: CountsService) {}

  @Public()
  @Get()
  @Header('Cache-Control', PUBLIC_CACHE)
  @ApiOperation({ summary: 'Number of members, zones and activities' })
  @ApiReturns(200, CountsDto)
  @ApiErrors()
  getCounts(): Promise<CountsDto> {
    return this.counts.get();
  }
}
