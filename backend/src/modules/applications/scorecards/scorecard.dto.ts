import { ApiProperty } from '@nestjs/swagger';
import {
  CRITERION_LIMITS,
  LONGEST_SCORECARD_COMMENT,
  type Score,
  SCORE_LABELS,
  SCORES,
} from '@smash/contract';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray } from 'class-validator';
import { ObjectsField, TextField, WholeNumberField } from '../../../platform/validation/fields.js';
import { JobCriterionDto } from '../../jobs/index.js';
import type { CriterionScore } from '../entities/scorecard.entity.js';
import { ActorDto } from '../history/actor.js';
import { NULLABLE_TEXT } from '../../../platform/validation/nullable.js';

const WORDS = SCORES.map((score) => `${score} ${SCORE_LABELS[score]}`).join(', ');

/** The job's criteria, and earlier ones that the scorecard has kept. */
const MOST_SCORES = 3 * CRITERION_LIMITS.criteria;

export class ScoreDto {
  @TextField({
    max: CRITERION_LIMITS.id,
    description: 'Id of a criterion of the job, or of one that your scorecard already has',
  })
  criterion_id: string;

  @WholeNumberField({ min: 1, max: SCORES.length, description: WORDS })
  score: Score;
}

/** Body of PUT, which replaces one's own scorecard. */
export class SaveScorecardDto {
  @ApiProperty({
    type: [ScoreDto],
    description: 'Scores; at least one. Criteria that are left out are not judged',
    minItems: 1,
  })
  @ObjectsField(() => ScoreDto)
  @IsArray({ message: 'A list is expected here' })
  @ArrayMinSize(1, { message: 'Please score at least one criterion' })
  @ArrayMaxSize(MOST_SCORES, { message: `Please score at most ${MOST_SCORES} criteria` })
  @ArrayUnique((score: { criterion_id?: unknown } | null) => score?.criterion_id, {
    message: 'Please score each criterion only once',
  })
  scores: ScoreDto[];

  @TextField({
    max: LONGEST_SCORECARD_COMMENT,
    multiline: true,
    optional: true,
    description: 'Comment: the reasons for the scores',
  })
  comment?: string | null;
}

class CriterionScoreDto extends ScoreDto implements CriterionScore {
  @ApiProperty({ description: 'Name of the criterion when it was scored' })
  name: string;
}

export class ScorecardDto {
  @ApiProperty({
    type: ActorDto,
    nullable: true,
    description: 'Account of the author; null if it was removed',
  })
  author: ActorDto | null;

  @ApiProperty({ type: [CriterionScoreDto] })
  scores: CriterionScore[];

  @ApiProperty({ ...NULLABLE_TEXT, description: 'Plain text with line breaks' })
  comment: string | null;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty({ format: 'date-time' })
  updated_at: string;
}

class RaterDto {
  @ApiProperty({
    type: ActorDto,
    nullable: true,
    description: 'Account of the author; null if it was removed',
  })
  author: ActorDto | null;
}

export class ScorecardsDto {
  @ApiProperty({ type: [JobCriterionDto], description: 'The present criteria of the job' })
  criteria: JobCriterionDto[];

  @ApiProperty({
    type: ScorecardDto,
    nullable: true,
    description: 'Your own scorecard; null until you give one',
  })
  own: ScorecardDto | null;

  @ApiProperty({ type: [RaterDto], description: 'Others who have given a scorecard, the earliest first' })
  given_by: RaterDto[];

  @ApiProperty({
    type: [ScorecardDto],
    nullable: true,
    description: 'Scorecards of others; null until you give your own',
  })
  others: ScorecardDto[] | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description:
      'Mean of all scorecards, each being the mean of its scores, with one decimal; null until you give your own',
  })
  rating: number | null;
}
