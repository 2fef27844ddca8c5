import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { STAGE_LIMITS } from '@smash/contract';
import { IsOptional, IsString, MaxLength, ValidateIf } from 'class-validator';

const StageIdField = ({ optional, ...api }: { optional?: boolean; description: string }) =>
  applyDecorators(
    ApiProperty({ ...api, type: String, required: !optional, nullable: true, maxLength: STAGE_LIMITS.id }),
    optional ? IsOptional() : ValidateIf((_body, stageId: unknown) => stageId !== null),
    IsString({ message: 'The id of a stage, or null, is expected here' }),
    MaxLength(STAGE_LIMITS.id, { message: 'This is not the id of a stage' }),
  );

export class ApplicationStageDto {
  @StageIdField({ description: 'Id of a stage of the job; null for no stage' })
  stage_id: string | null;

  @StageIdField({
    optional: true,
    description:
      'Id of the stage that you saw, null for no stage: if it has changed since, nothing is changed: 409 application_changed. If not given, nothing is compared',
  })
  seen?: string | null;
}
