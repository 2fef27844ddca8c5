import { ApiProperty } from '@nestjs/swagger';
import { TextField } from '../../../platform/validation/fields.js';
import { CV_TEXT_STATES, type CvTextState } from '../entities/cv-text.entity.js';

export class CvTextQueryDto {
  @TextField({ optional: true, max: 200, description: 'Words to mark, as they were searched for' })
  cv?: string | null;
}

export class CvHitDto {
  @ApiProperty({ type: 'integer', description: 'Where the word begins in the text, in UTF-16 units' })
  start: number;

  @ApiProperty({ type: 'integer', description: 'Where it has ended' })
  end: number;
}

/** The text of a CV. */
export class CvTextDto {
  @ApiProperty({
    enum: CV_TEXT_STATES,
    enumName: 'CvTextState',
    description:
      'waiting: not read yet; without_text: a scan or a DOC; unreadable: the file could not be read',
  })
  state: CvTextState;

  @ApiProperty({ description: 'Empty unless it was read' })
  text: string;

  @ApiProperty({ type: [CvHitDto], description: 'Where the words of the search stand, in their order' })
  hits: CvHitDto[];
}
