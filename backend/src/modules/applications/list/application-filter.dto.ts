import { OmitType } from '@nestjs/swagger';
import { ListApplicationsQueryDto } from './list-applications-query.dto.js';

/** Which applications of a list are meant: its parameters without pages and order. */
export class ApplicationFilterDto extends OmitType(ListApplicationsQueryDto, [
  'ids',
  'page',
  'per_page',
  'sort',
  'order',
]) {}
