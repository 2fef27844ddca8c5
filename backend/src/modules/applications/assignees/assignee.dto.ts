import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ASSIGNED_TO_ME, ASSIGNED_TO_NOBODY } from '@smash/contract';
import { IsOptional, isUUID, IsUUID, ValidateBy, ValidateIf } from 'class-validator';
import { IdField, LowerCase, NullIsNotGiven } from '../../../platform/validation/fields.js';

/** Id of an account that may review, or null for none. */
export const AssigneeIdField = ({ optional, ...api }: { optional?: boolean; description: string }) =>
  applyDecorators(
    ApiProperty({ ...api, type: String, format: 'uuid', required: !optional, nullable: true }),
    LowerCase(),
    optional ? IsOptional() : ValidateIf((_body, id: unknown) => id !== null),
    IsUUID('all', { message: 'The id of an account, or null, is expected here' }),
  );

/** Filters a list by assignee. */
export const AssigneeFilterField = () =>
  applyDecorators(
    ApiProperty({
      type: String,
      required: false,
      description: `Id of an account: only applications assigned to it; ${ASSIGNED_TO_ME}: assigned to your own account; ${ASSIGNED_TO_NOBODY}: without an active assignee`,
    }),
    LowerCase(),
    NullIsNotGiven(),
    ValidateBy({
      name: 'assigneeFilter',
      validator: {
        validate: (value: unknown) =>
          value === ASSIGNED_TO_ME || value === ASSIGNED_TO_NOBODY || isUUID(value),
        defaultMessage: () =>
          `The id of an account, ${ASSIGNED_TO_ME} or ${ASSIGNED_TO_NOBODY} is expected here`,
      },
    }),
  );

export class AssignDto {
  @AssigneeIdField({ description: 'Id of an account of GET /reviewers; null to unassign' })
  assignee_id: string | null;

  @AssigneeIdField({
    optional: true,
    description:
      'Id of the assignee that you saw, null for no assignee: if it has changed since, nothing is changed: 409 application_changed. If not given, nothing is compared',
  })
  seen?: string | null;
}

export class ListReviewersQueryDto {
  @IdField({
    optional: true,
    description:
      'Id of an application; only accounts that see it, which an account limited to other brands does not',
  })
  application_id?: string;
}

/** An account that may review applications. */
export class ReviewerDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ description: 'Username of the account' })
  name: string;
}
