import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { APPLICATION_STATUSES, type ApplicationStatus, BULK_LIMIT, LARGE_REMOVAL } from '@smash/contract';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsUUID } from 'class-validator';
import { OwnPasswordField } from '../../../platform/auth/passwords/password-again.dto.js';
import { ChoiceField, IdField, LowerCase, ObjectsField } from '../../../platform/validation/fields.js';
import { SeenStatusField, UndoField } from './application-status.dto.js';

const SIZE = `1 to ${BULK_LIMIT} entries are expected here`;

/** Rules common to lists that name each application once. */
const BulkField = (idOf?: (item: unknown) => unknown) =>
  applyDecorators(
    IsArray({ message: 'A list is expected here' }),
    ArrayMinSize(1, { message: SIZE }),
    ArrayMaxSize(BULK_LIMIT, { message: SIZE }),
    ArrayUnique(idOf ?? ((item: unknown) => item), { message: 'Please list each application only once' }),
  );

/** Ids of applications, each once. */
export const ApplicationIdsField = () =>
  applyDecorators(
    ApiProperty({
      type: [String],
      format: 'uuid',
      minItems: 1,
      maxItems: BULK_LIMIT,
      uniqueItems: true,
      description: 'Ids of the applications, each once',
    }),
    LowerCase(),
    IsUUID('all', { each: true, message: 'This is not a valid id' }),
    BulkField(),
  );

export class ApplicationIdsDto {
  @ApplicationIdsField()
  ids: string[];
}

export class RemoveApplicationsDto extends ApplicationIdsDto {
  @OwnPasswordField(`, to remove more than ${LARGE_REMOVAL}`)
  password?: string | null;
}

export class StatusChangeDto {
  @IdField({ description: 'Id of the application' })
  id: string;

  @ChoiceField(APPLICATION_STATUSES, { description: 'New status; any status may follow any other' })
  status: ApplicationStatus;

  @UndoField()
  is_undo?: boolean;

  @SeenStatusField()
  seen_status?: ApplicationStatus;
}

export class ChangeStatusesDto {
  @ApiProperty({ type: [StatusChangeDto], minItems: 1, maxItems: BULK_LIMIT })
  @ObjectsField(() => StatusChangeDto)
  @BulkField((change) => (change as StatusChangeDto | null)?.id)
  changes: StatusChangeDto[];
}

const ids = { type: [String] as [typeof String], format: 'uuid' };
const missing = {
  ...ids,
  description: 'Ids of applications that do not exist or were removed by somebody else',
};

export class ChangedStatusDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: APPLICATION_STATUSES, enumName: 'ApplicationStatus' })
  status: ApplicationStatus;

  @ApiProperty({ enum: APPLICATION_STATUSES, enumName: 'ApplicationStatus' })
  previous_status: ApplicationStatus;
}

export class ChangedStatusesDto {
  @ApiProperty({
    type: [ChangedStatusDto],
    description: 'Applications whose status changed; to undo, send them back with `previous_status`',
  })
  changed: ChangedStatusDto[];

  @ApiProperty(missing)
  missing: string[];
}

export class RemovedApplicationsDto {
  @ApiProperty(ids)
  removed: string[];

  @ApiProperty(missing)
  missing: string[];

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Time until which all of them can be restored; null if none was removed',
  })
  restorable_until: string | null;
}

export class RestoredApplicationsDto {
  @ApiProperty(ids)
  restored: string[];

  @ApiProperty({
    ...ids,
    description:
      'Ids of applications that do not exist or were erased because the time to restore them is over',
  })
  missing: string[];
}
