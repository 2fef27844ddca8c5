import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { LoggedInAdmin, type CurrentAdmin, Requires } from '../../../platform/auth/access.decorators.js';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { JobIdPipe } from '../../../platform/validation/id.pipes.js';
import { CARDS } from './board-statement.js';
import { BoardColumnDto, BoardColumnQueryDto, BoardDto } from './board.dto.js';
import { BoardService } from './board.service.js';

@ApiTags('Applications')
@Controller('jobs/:id/board')
export class BoardController {
  constructor(private readonly board: BoardService) {}

  @Requires('applications.read')
  @Get()
  @ApiOperation({
    summary: 'Board: the applications for one job by status and stage',
    description: `Each column has its number of applications and its first ${CARDS} cards.`,
  })
  @ApiReturns(200, BoardDto)
  @ApiErrors(401, 404, 422)
  getBoard(@LoggedInAdmin() admin: CurrentAdmin, @Param('id', JobIdPipe) jobId: number): Promise<BoardDto> {
    return this.board.get(admin.id, jobId);
  }

  @Requires('applications.read')
  @Get('column')
  @ApiOperation({ summary: `${CARDS} cards of one column, from its beginning or behind a card` })
  @ApiReturns(200, BoardColumnDto)
  @ApiErrors(401, 404, 422)
  getBoardColumn(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', JobIdPipe) jobId: number,
    @Query() query: BoardColumnQueryDto,
  ): Promise<BoardColumnDto> {
    return this.board.getColumn(admin.id, jobId, query);
  }
}
