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
  @ApiOperation({ summary: 'API tokens, the newest first' })
  @ApiOkResponse({ type: [ApiTokenDto] })
  @ApiErrors(401)
  listApiTokens(): Promise<ApiTokenDto[]> {
    return this.tokens.list();
  }

  @Requires('tokens.manage')
  @Post()
  @ApiOperation({
    summary: 'Make an API token',
    description:
      'Asks for the password of whoever makes it. The token is in the response and nowhere else. A repetition is refused ' +
      'with 409, since a token of the name is there.',
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
    summary: 'Revoke an API token, at once and for good',
    description: 'A repetition changes nothing.',
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
