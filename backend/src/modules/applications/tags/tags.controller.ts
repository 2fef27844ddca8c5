import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  LoggedInAdmin,
  type CurrentAdmin,
  ForAllBrands,
  Requires,
} from '../../../platform/auth/access.decorators.js';
import { ApiReturns, ApiErrors } from '../../../platform/http/api-responses.decorator.js';
import { NumericIdPipe } from '../../../platform/validation/id.pipes.js';
import { ApplicationTags } from './application-tags.service.js';
import {
  AppliedTagDto,
  MergeTagDto,
  SaveTagDto,
  TagApplicationsDto,
  TagDto,
  TaggedApplicationsDto,
} from './tag.dto.js';
import { TagsService } from './tags.service.js';

@ApiTags('Tags')
@Controller()
export class TagsController {
  constructor(
    private readonly tags: TagsService,
    private readonly applicationTags: ApplicationTags,
  ) {}

  @Requires('applications.read')
  @Get('tags')
  @ApiOperation({ summary: 'List all tags by name, with their number of applications' })
  @ApiReturns(200, [TagDto])
  @ApiErrors(401)
  listTags(): Promise<TagDto[]> {
    return this.tags.list();
  }

  @Requires('applications.read')
  @Get('tags/names')
  @ApiOperation({
    summary: 'List all tags by name, without their number of applications',
    description: 'Faster than GET /api/tags, which counts the tags of all applications.',
  })
  @ApiReturns(200, [AppliedTagDto])
  @ApiErrors(401)
  listTagNames(): Promise<AppliedTagDto[]> {
    return this.tags.listNames();
  }

  @Requires('tags.edit')
  @Post('tags')
  @ApiOperation({
    summary: 'Create a tag',
    description: 'If a tag with this name exists, that tag is returned unchanged.',
  })
  @ApiReturns(201, TagDto)
  @ApiErrors(401, 409, 422)
  createTag(@LoggedInAdmin() admin: CurrentAdmin, @Body() body: SaveTagDto): Promise<TagDto> {
    return this.tags.create(admin.id, body);
  }

  @Requires('tags.edit')
  @ForAllBrands()
  @Put('tags/:id')
  @ApiOperation({
    summary: 'Change the name or colour of a tag',
    description: '409 tag_exists with `existing_id` if another tag has the name: the two tags can be merged.',
  })
  @ApiReturns(200, TagDto)
  @ApiErrors(401, 404, 409, 422)
  updateTag(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', NumericIdPipe) id: number,
    @Body() body: SaveTagDto,
  ): Promise<TagDto> {
    return this.tags.update(admin.id, id, body);
  }

  @Requires('tags.edit')
  @ForAllBrands()
  @Post('tags/:id/merge')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Merge a tag into another tag, which is returned',
    description: 'All applications with this tag get the other tag. Repeating the request changes nothing.',
  })
  @ApiReturns(200, TagDto)
  @ApiErrors(401, 404, 422)
  mergeTag(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Param('id', NumericIdPipe) id: number,
    @Body() { into_id }: MergeTagDto,
  ): Promise<TagDto> {
    return this.tags.merge(admin.id, id, into_id);
  }

  @Requires('tags.edit')
  @ForAllBrands()
  @Delete('tags/:id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Delete a tag and take it off all applications' })
  @ApiReturns(204)
  @ApiErrors(401, 404, 422)
  deleteTag(@LoggedInAdmin() admin: CurrentAdmin, @Param('id', NumericIdPipe) id: number): Promise<void> {
    return this.tags.remove(admin.id, id);
  }

  @Requires('tags.edit')
  @Patch('applications/tags')
  @ApiOperation({
    summary: 'Put tags on, and take tags off, up to 200 applications',
    description:
      'All changes are made in one transaction; missing applications are left out. Repeating the request changes nothing.',
  })
  @ApiReturns(200, TaggedApplicationsDto)
  @ApiErrors(401, 404, 409, 422)
  tagApplications(
    @LoggedInAdmin() admin: CurrentAdmin,
    @Body() { ids, add = [], remove = [] }: TagApplicationsDto,
  ): Promise<TaggedApplicationsDto> {
    return this.applicationTags.tagApplications(admin.id, ids, add, remove);
  }
}
