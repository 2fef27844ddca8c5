import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { ApiTotals } from '../../../platform/http/api-totals.decorator.js';
import { withTotals } from '../../../platform/http/counted-page.js';
import { NumericIdPipe } from '../../../platform/validation/id.pipes.js';
import { LoggedInAdmin, type CurrentAdmin, Requires } from '../../../platform/auth/access.decorators.js';
import { CommunityMessageDto } from './community-message.dto.js';
import { ListMessagesQueryDto } from './list-messages-query.dto.js';
import { SaveMessageDto, UpdateMessageDto } from './save-message.dto.js';
import { MessagesService } from './messages.service.js';

@ApiTags('Messages')
@Controller('messages')
export class MessagesController {
  constructor(private readonly messages: MessagesService) {}

  @Requires('community.read')
  @Get()
  @ApiOperation({
    summary: 'List the messages, newest first',
    description: 'Without parameters the response is the whole list. `search` looks in title and body.',
  })
  @ApiOkResponse({ type: [CommunityMessageDto] })
  @ApiTotals()
  @ApiErrors(401, 422)
  async listMessages(
    @Query() query: ListMessagesQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CommunityMessageDto[]> {
    return withTotals(response, await this.messages.list(query));
  }

  @Requires('community.read')
  @Get(':id')
  @ApiOperation({ summary: 'Get a message' })
  @ApiReturns(200, CommunityMessageDto)
  @ApiErrors(401, 404, 422)
  getMessage(@Param('id', NumericIdPipe) id: number): Promise<CommunityMessageDto> {
    return this.messages.get(id);
  }

  @Requires('community.edit')
  @Post()
  @ApiOperation({ summary: 'Create a message' })
  @ApiReturns(201, CommunityMessageDto)
  @ApiErrors(401, 422)
  createMessage(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Body() body: SaveMessageDto,
  ): Promise<CommunityMessageDto> {
    return this.messages.create(admin.id, body);
  }

  @Requires('community.edit')
  @Put(':id')
  @ApiOperation({
    summary: 'Replace a message',
    description:
      'Send the `version` that you read: 409 message_changed if somebody else has changed the message since.',
  })
  @ApiReturns(200, CommunityMessageDto)
  @ApiErrors(401, 404, 409, 422)
  updateMessage(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', NumericIdPipe) id: number,
    @Body() body: UpdateMessageDto,
  ): Promise<CommunityMessageDto> {
    return this.messages.update(admin.id, id, body);
  }

  @Requires('community.edit')
  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Delete a message' })
  @ApiReturns(204)
  @ApiErrors(401, 404, 422)
  deleteMessage(@LoggedInAdmin() admin: CurrentAdmin, @Param('id', NumericIdPipe) id: number): Promise<void> {
    return this.messages.remove(admin.id, id);
  }
}
