import { ApiProperty } from '@nestjs/swagger';
import { AUDIT_ACTION_NAMES, AUDIT_OBJECTS, type AuditAction, type AuditObject } from '@smash/contract';

/** The account that acted, with its present name. */
export class AuditActorDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ description: 'Username of the account; `Removed account` if it was removed' })
  name: string;
}

/** The record that was acted on. */
export class AuditObjectDto {
  @ApiProperty({ enum: AUDIT_OBJECTS, enumName: 'AuditObject' })
  type: AuditObject;

  @ApiProperty()
  id: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Present name of the record; null if it was deleted or has no name',
  })
  label: string | null;

  @ApiProperty({ description: 'Whether the record still exists and can be opened' })
  is_there: boolean;
}

/** One entry of the audit log. */
export class AuditEntryDto {
  @ApiProperty({ description: 'Number of the entry; later entries have higher numbers' })
  id: string;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({
    type: AuditActorDto,
    nullable: true,
    description: 'Account that did it; null for visitors, applicants and the server itself',
  })
  actor: AuditActorDto | null;

  @ApiProperty({ enum: AUDIT_ACTION_NAMES, enumName: 'AuditAction' })
  action: AuditAction;

  @ApiProperty()
  object: AuditObjectDto;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'Details: names of states, fields and settings; never personal data',
    example: { from: 'pending', to: 'accepted' },
  })
  data: Record<string, string>;
}
