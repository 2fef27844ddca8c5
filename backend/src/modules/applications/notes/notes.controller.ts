import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { UuidPipe } from '../../../platform/validation/id.pipes.js';
import { LoggedInAdmin, type CurrentAdmin, Requires } from '../../../platform/auth/access.decorators.js';
import { CreateNoteDto, NoteDto } from './note.dto.js';
import { NotesService } from './notes.service.js';

@ApiTags('Applications')
@Controller('applications/:id/notes')
export class NotesController {
  constructor(private readonly notes: NotesService) {}

  @Requires('applications.read')
  @Get()
  @ApiOperation({ summary: 'List the notes on an application and on its person, newest first' })
  @ApiReturns(200, [NoteDto])
  @ApiErrors(401, 404, 422)
  listNotes(@Param('id', UuidPipe) id: string): Promise<NoteDto[]> {
    return this.notes.list(id);
  }

  @Requires('notes.create')
  @Post()
  @ApiOperation({ summary: 'Write a note' })
  @ApiReturns(201, NoteDto)
  @ApiErrors(401, 404, 422)
  createNote(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
    @Body() body: CreateNoteDto,
  ): Promise<NoteDto> {
    return this.notes.add(admin, id, body);
  }

  @Requires('notes.create')
  @Delete(':note_id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Delete a note; allowed for its author and for owners' })
  @ApiReturns(204)
  @ApiErrors(401, 403, 404, 422)
  deleteNote(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', UuidPipe) id: string,
    @Param('note_id', UuidPipe) noteId: string,
  ): Promise<void> {
    return this.notes.remove(admin, id, noteId);
  }
}
