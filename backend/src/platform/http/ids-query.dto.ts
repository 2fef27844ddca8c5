import { MOST_IDS } from '@smash/contract';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsOptional, IsUUID } from 'class-validator';
import { NumericIdsField } from '../validation/fields.js';
import { ListQueryDto } from './list-query.dto.js';

const description =
  'Only the records with these ids; all of them are on the first page if per_page is not given';

/** Parameters of a list of records with numeric ids, from 1. */
export class NumberedListQueryDto extends ListQueryDto {
  @NumericIdsField({ max: MOST_IDS, inQuery: true, description })
  ids?: number[];
}

/** Parameters of a list of records with UUIDs. */
export class UuidListQueryDto extends ListQueryDto {
  @UuidsInQuery()
  ids?: string[];
}

function UuidsInQuery(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: [String],
      items: { type: 'string', format: 'uuid' },
      required: false,
      maxItems: MOST_IDS,
      description,
    }),
    Transform(({ value }: { value: unknown }) =>
      value === undefined || value === null
        ? undefined
        : [value].flat().map((id: unknown) => (typeof id === 'string' ? id.toLowerCase() : id)),
    ),
    IsOptional(),
    ArrayMaxSize(MOST_IDS, { message: `Please choose at most ${MOST_IDS}` }),
    ArrayUnique({ message: 'Please choose each one only once' }),
    IsUUID('all', { each: true, message: 'A list of ids is expected here' }),
  );
}
