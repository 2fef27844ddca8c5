import { ApiProperty } from '@nestjs/swagger';
import { TextField } from '../../../platform/validation/fields.js';
import { CV_TEXT_STATES, type CvTextState } from '../entities/cv-text.entity.js';

export class CvTextQueryDto {
  @TextField({ optional: true, max: 200, description: 'Words to mark in the text, as in the search' })
  cv?: string | null;
}

export class CvHitDto {
  @ApiProperty({
    type: 'integer',
    description: "Position of the word's first character in the text, in UTF-16 units",
  })
  start: number;

  @ApiProperty({ type: 'integer', description: "Position after the word's last character, in UTF-16 units" })
  end: number;
}

/** The text of a CV. */
export class CvTextDto {
  @ApiProperty({
    enum: CV_TEXT_STATES,
    enumName: 'CvTextState',
    description:
      '`waiting`: the file was not read yet; `without_text`: the file is a scan or a DOC; `unreadable`: the file could not be read',
  })
  state: CvTextState;

  @ApiProperty({ description: 'Text of the CV; empty if it was not read' })
  text: string;

  @ApiProperty({ type: [CvHitDto], description: 'Positions of the words of the search, in order' })
  hits: CvHitDto[];
}
