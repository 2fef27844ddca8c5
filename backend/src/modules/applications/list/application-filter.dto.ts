import { OmitType } from '@nestjs/swagger';
import { ListApplicationsQueryDto } from './list-applications-query.dto.js';

/** The filters of a list: its parameters without ids, pages and order. */
export class ApplicationFilterDto extends OmitType(ListApplicationsQueryDto, [
  'ids',
  'page',
  'per_page',
  'sort',
  'order',
]) {}
