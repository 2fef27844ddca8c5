import { IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import {
  AUDIT_ACTION_NAMES,
  AUDIT_GROUPS,
  AUDIT_OBJECTS,
  type AuditAction,
  type AuditGroup,
  type AuditObject,
} from '@smash/contract';
import { ListQueryDto } from '../http/list-query.dto.js';
import { ChoiceField, DayField, TextField } from '../validation/fields.js';
import { ActorField } from './actor-field.js';

/** Filter of the audit log. */
export class AuditFilterDto extends OmitType(ListQueryDto, ['page', 'per_page', 'search']) {
  @ActorField()
  actor?: string;

  @ChoiceField([...Object.keys(AUDIT_GROUPS), ...AUDIT_ACTION_NAMES], {
    optional: true,
    description: 'Only this action, or all actions of a group such as `access`',
  })
  action?: AuditAction | AuditGroup;

  @ChoiceField(AUDIT_OBJECTS, { optional: true, description: 'Only entries about records of this type' })
  object_type?: AuditObject;

  @TextField({
    optional: true,
    max: 40,
    description: 'Only entries about the record with this id; needs its type too',
  })
  object_id?: string | null;

  @DayField({ optional: true, description: 'First day, Lagos time', example: '2026-11-24' })
  from?: string | null;

  @DayField({
    optional: true,
    description: 'Last day, Lagos time; the whole day counts',
    example: '2026-11-24',
  })
  to?: string | null;
}

export class ListAuditQueryDto extends IntersectionType(
  PickType(ListQueryDto, ['page', 'per_page']),
  AuditFilterDto,
) {}
