import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiExcludeController, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiReturns, ApiErrors } from '../../http/api-responses.decorator.js';
import { UuidPipe } from '../../validation/id.pipes.js';
import { LoggedInAdmin, type CurrentAdmin, ForAllBrands, Requires } from '../access.decorators.js';
import { ApiTokenDto, MadeApiTokenDto, NewApiTokenDto } from './api-token.dto.js';
import { ApiTokensService } from './api-tokens.service.js';

@ApiTags('API tokens')
@ForAllBrands()
@Controller('tokens')
export class ApiTokensController {
  constructor(private readonly tokens: ApiTokensService) {}

  @Requires('tokens.manage')
  @Get()
  @ApiOperation({ summary: 'List the API tokens, newest first' })
  @ApiOkResponse({ type: [ApiTokenDto] })
  @ApiErrors(401)
  listApiTokens(): Promise<ApiTokenDto[]> {
    return this.tokens.list();
  }

  @Requires('tokens.manage')
  @Post()
  @ApiOperation({
    summary: 'Create an API token',
    description:
      'Needs your own password. The token is only in this response. A repeated request gets 409, because a token with that name exists.',
  })
  @ApiReturns(201, MadeApiTokenDto)
  @ApiErrors(401, 409, 422, 429)
  makeApiToken(@LoggedInAdmin() admin: CurrentAdmin, @Body() body: NewApiTokenDto): Promise<MadeApiTokenDto> {
    return this.tokens.make(admin, body);
  }

  @Requires('tokens.manage')
  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Revoke an API token; takes effect at once and cannot be undone',
    description: 'Repeating the request changes nothing.',
  })
  @ApiReturns(204)
  @ApiErrors(401, 404, 422)
  revokeApiToken(@LoggedInAdmin() admin: CurrentAdmin, @Param('id', UuidPipe) id: string): Promise<void> {
    return this.tokens.revoke(admin, id);
  }
}

/** The same routes under their first path, which programs may still use. */
@ApiExcludeController()
@ForAllBrands()
@Controller('api-tokens')
export class ApiTokensFirstNameController extends ApiTokensController {}
