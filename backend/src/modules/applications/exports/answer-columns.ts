import { Injectable } from '@nestjs/common';
import { describeAnswer, truncate } from '@smash/contract';
import { DataSource } from 'typeorm';
import { digitsAsText } from '../../../platform/csv/csv.js';
import type { ApplicationDto, QuestionAnswerDto } from '../list/application.dto.js';
import type { CsvColumn } from './application-csv.js';

/** In characters. A cell of Excel has at most 32,767; the apostrophes of `csvCell` need some of them. */
const LONGEST_CELL = 30_000;
const CUT = 'Too long for one cell. The table of this job alone has each answer in a column.';

/** A question as one or more applicants were asked it. */
interface AskedQuestion {
  question_id: string;
  label: string;
}

/** Columns of an export with the answers to jobs' questions. */
@Injectable()
export class AnswerColumns {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * One column for each question of one job, and for each wording of it; for many jobs, one column for all answers.
   */
  async of(jobId: number | undefined): Promise<CsvColumn[]> {
    if (jobId === undefined) return [['Answers', ({ answers }) => allOf(answers)]];
    const questions = await this.dataSource.query<AskedQuestion[]>(
      `SELECT q.question_id, q.label FROM application_answers q JOIN applications a ON a.id = q.application_id
       WHERE a.job_id = $1 AND a.removed_at IS NULL
       GROUP BY q.question_id, q.label ORDER BY min(q.position), max(a.applied_at) DESC, q.question_id, q.label`,
      [jobId],
    );
    return questions.map((question) => [question.label, (application) => answerTo(question, application)]);
  }
}

function answerTo({ question_id, label }: AskedQuestion, { answers }: ApplicationDto): string | null {
  const answer = answers.find(
    (candidate) => candidate.question_id === question_id && candidate.label === label,
  );
  return answer?.value ? digitsAsText(describeAnswer(answer)) : null;
}

function allOf(answers: QuestionAnswerDto[]): string {
  const text = answers.map(toLine).join('\n');
  return text.length > LONGEST_CELL ? `${truncate(text, LONGEST_CELL)}\n${CUT}` : text;
}

const toLine = (answer: QuestionAnswerDto): string => `${answer.label}: ${describeAnswer(answer)}`;
