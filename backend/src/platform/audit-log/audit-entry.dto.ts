import { ApiProperty } from '@nestjs/swagger';
import { AUDIT_ACTION_NAMES, AUDIT_OBJECTS, type AuditAction, type AuditObject } from '@smash/contract';

/** The account that acted, with its present name. */
export class AuditActorDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ description: '`Removed account` when it is no more' })
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
    description: 'What it is called now; null for what is gone, or has no name',
  })
  label: string | null;

  @ApiProperty({ description: 'Whether it can be opened' })
  is_there: boolean;
}

/** One entry of the audit log. */
export class AuditEntryDto {
  @ApiProperty({ description: 'A whole number; later entries have higher ones' })
  id: string;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({
    type: AuditActorDto,
    nullable: true,
    description: 'The account; null for visitors, applicants and the server itself',
  })
  actor: AuditActorDto | null;

  @ApiProperty({ enum: AUDIT_ACTION_NAMES, enumName: 'AuditAction' })
  action: AuditAction;

  @ApiProperty()
  object: AuditObjectDto;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'Names of states, fields and settings; never personal data',
    example: { from: 'pending', to: 'accepted' },
  })
  data: Record<string, string>;
}
