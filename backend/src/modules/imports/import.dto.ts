import { ApiProperty } from '@nestjs/swagger';
import {
  IMPORT_COLUMN_LIMIT,
  IMPORT_KINDS,
  IMPORT_STATES,
  type ImportKind,
  type ImportState,
} from '@smash/contract';
import { ArrayMaxSize, IsArray } from 'class-validator';
import { FileField, type UploadedFile } from '../../platform/files/uploaded-file.js';
import { ChoiceField, ObjectsField, TextField, WholeNumberField } from '../../platform/validation/fields.js';
import { LARGEST_ID } from '../../platform/validation/id.pipes.js';
import { NULLABLE_INSTANT } from '../../platform/validation/nullable.js';

export class UploadImportDto {
  @ChoiceField(IMPORT_KINDS, {
    description: 'Type of records in the table; for applications your role needs applications.import',
  })
  kind: ImportKind;

  @FileField({
    description: 'CSV file in UTF-8 under 5 MB, with the headings in its first row',
    message: 'Please choose a file',
  })
  file: UploadedFile;
}

export class ColumnOfFieldDto {
  @TextField({ max: 40, description: 'Name of the field', example: 'last_name' })
  field: string;

  @WholeNumberField({
    min: 0,
    max: IMPORT_COLUMN_LIMIT - 1,
    description: 'Number of the column, counted from 0',
  })
  column: number;
}

export class CheckImportDto {
  @ApiProperty({ type: [ColumnOfFieldDto], maxItems: 50 })
  @ObjectsField(() => ColumnOfFieldDto)
  @ArrayMaxSize(50)
  @IsArray({ message: 'A list is expected here' })
  mapping: ColumnOfFieldDto[];

  @WholeNumberField({
    min: 1,
    max: LARGEST_ID,
    optional: true,
    description: 'Id of the job that all applications are for; without it, each row names its job',
  })
  job_id?: number | null;
}

export class ImportCountsDto {
  @ApiProperty({ type: 'integer', description: 'Number of valid rows that are not imported yet' })
  ready: number;

  @ApiProperty({
    type: 'integer',
    description: 'Number of imported records, without applications erased since',
  })
  imported: number;

  @ApiProperty({
    type: 'integer',
    description: 'Number of rows that exist already, from an earlier import or earlier in the file',
  })
  known: number;

  @ApiProperty({ type: 'integer' })
  refused: number;
}

export class ImportProblemDto {
  @ApiProperty({
    type: 'integer',
    description: 'Number of the row, as in a spreadsheet: the headings are row 1',
  })
  row: number;

  @ApiProperty({ example: 'Email: Please enter a valid email address' })
  problem: string;
}

export class StoppedImportDto {
  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ type: 'integer', description: 'Number of the row where it stopped' })
  row: number;

  @ApiProperty({ description: 'The cause, and what to do' })
  message: string;
}

export class ImportDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: IMPORT_KINDS, enumName: 'ImportKind' })
  kind: ImportKind;

  @ApiProperty({ enum: IMPORT_STATES, enumName: 'ImportState' })
  state: ImportState;

  @ApiProperty({ description: 'Name of the file' })
  name: string;

  @ApiProperty({ type: [String] })
  headings: string[];

  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { type: 'string' } },
    description:
      'Beginnings of the first three rows that are not empty; an empty list once the rows are imported',
  })
  samples: string[][];

  @ApiProperty({
    type: [ColumnOfFieldDto],
    description: "Column for each field; until the check, the server's proposal from the headings",
  })
  mapping: ColumnOfFieldDto[];

  @ApiProperty({ type: 'integer', nullable: true })
  job_id: number | null;

  @ApiProperty({ type: 'integer', description: 'Number of rows, without the headings' })
  row_count: number;

  @ApiProperty({ type: 'integer', description: 'Number of rows checked or imported so far' })
  rows_done: number;

  @ApiProperty({ type: ImportCountsDto })
  counts: ImportCountsDto;

  @ApiProperty({ type: [ImportProblemDto], description: 'The first 20 problems; the report has all' })
  problems: ImportProblemDto[];

  @ApiProperty({
    type: StoppedImportDto,
    nullable: true,
    description:
      'When and where the import was given up after several attempts; POST start continues it. Null if it was not given up',
  })
  stopped: StoppedImportDto | null;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty(NULLABLE_INSTANT)
  finished_at: string | null;
}
