import { ApiProperty, OmitType } from '@nestjs/swagger';
import { ChoiceField } from '../../../platform/validation/fields.js';
import { ListApplicationsQueryDto } from '../list/list-applications-query.dto.js';
import { EXPORT_KINDS, type ExportKind } from '../entities/application-export.entity.js';

/** The parameters of the list, so that the export holds what the screen shows. */
export class CreateExportDto extends OmitType(ListApplicationsQueryDto, ['page', 'per_page']) {
  @ChoiceField(EXPORT_KINDS, {
    description:
      '`csv`: a table of the applications; `cvs`: an archive of the CVs for one job, which needs job_id',
  })
  kind: ExportKind;
}

export class ExportLinkDto {
  @ApiProperty({ description: 'Path of the link on this server; needs no credentials until it expires' })
  url: string;

  @ApiProperty({ example: 'Applications 2026-11-20.csv' })
  name: string;

  @ApiProperty({ format: 'date-time' })
  expires_at: string;
}
