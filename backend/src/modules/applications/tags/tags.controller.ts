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
import { MergeTagDto, SaveTagDto, TagApplicationsDto, TagDto, TaggedApplicationsDto } from './tag.dto.js';
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
  @ApiOperation({ summary: 'All tags by name, with how many applications have each' })
  @ApiReturns(200, [TagDto])
  @ApiErrors(401)
  listTags(): Promise<TagDto[]> {
    return this.tags.list();
  }

  @Requires('tags.edit')
  @Post('tags')
  @ApiOperation({
    summary: 'Add a tag',
    description: 'If there is one of this name already, it is returned as it is.',
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
    summary: 'Rename a tag or give it another colour',
    description: '409 tag_exists, with `existing_id`, when another has the name: then the two can be merged.',
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
    summary: 'Merge a tag into another, which is returned',
    description: 'All applications that had this one get the other. A repetition changes nothing.',
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
  @ApiOperation({ summary: 'Delete a tag, also from all applications' })
  @ApiReturns(204)
  @ApiErrors(401, 404, 422)
  deleteTag(@LoggedInAdmin() admin: CurrentAdmin, @Param('id', NumericIdPipe) id: number): Promise<void> {
    return this.tags.remove(admin.id, id);
  }

  @Requires('tags.edit')
  @Patch('applications/tags')
  @ApiOperation({
    summary: 'Put tags on up to 200 applications, and take others off',
    description: 'All or nothing but for those that are missing. A repetition changes nothing.',
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
