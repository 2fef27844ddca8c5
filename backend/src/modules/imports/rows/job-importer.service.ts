import { Injectable } from '@nestjs/common';
import { APPLICATION_MESSAGES, checkSalary, IMPORT_FIELDS, IMPORTED_DAY } from '@smash/contract';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { problemWithBrand, SaveJobDto } from '../../jobs/index.js';
import { JobEditingService } from '../../jobs/editing/job-editing.service.js';
import type { Import } from '../entities/import.entity.js';
import { asFacts } from './job-facts-of-cells.js';
import type { Cells, CheckedCells, Importer, WrittenRow } from './importer.js';

/** Imports jobs by the rules of the job form, each as a draft. */
@Injectable()
export class JobImporter implements Importer<SaveJobDto> {
  constructor(private readonly jobs: JobEditingService) {}

  checker() {
    return Promise.resolve(checkOwnJobRow);
  }

  contentsOf(value: SaveJobDto): [SaveJobDto] {
    return [value];
  }

  findPresent() {
    return Promise.resolve(new Set<SaveJobDto>());
  }

  async write(manager: EntityManager, { id, actorId }: Import, bodies: SaveJobDto[]): Promise<WrittenRow[]> {
    const written: WrittenRow[] = [];
    for (const body of bodies) written.push({ jobId: await this.jobs.import(manager, actorId, body, id) });
    return written;
  }
}

/** An account limited to brands imports only jobs of these. */
async function checkOwnJobRow(cells: Cells): Promise<CheckedCells<SaveJobDto>> {
  const checked = await checkJobRow(cells);
  const problem = 'value' in checked ? problemWithBrand(checked.value.brand) : undefined;
  return problem === undefined ? checked : { problem: `Brand: ${problem}` };
}

/** Checks a row by the rules of the job form. An empty cell counts as not given. */
export async function checkJobRow(cells: Cells): Promise<CheckedCells<SaveJobDto>> {
  const given = Object.entries(cells).filter(([, cell]) => cell !== '');
  const body = plainToInstance(SaveJobDto, asFacts(Object.fromEntries(given)));
  const errors = await validate(body, { stopAtFirstError: true });
  if (errors.length === 0) return withSalary(body);
  const problems = errors.map(({ property, constraints = {} }) => {
    const message = cells[property] ? Object.values(constraints)[0] : APPLICATION_MESSAGES.required;
    return `${labelOf(property)}: ${message === APPLICATION_MESSAGES.date ? IMPORTED_DAY : message}`;
  });
  return { problem: problems.join('; ') };
}

/** The amounts have to agree with the salary text, as in the form. */
function withSalary(body: SaveJobDto): CheckedCells<SaveJobDto> {
  const issues = checkSalary(body, body.salary_range);
  if (issues.length === 0) return { value: body };
  return { problem: issues.map(({ field, message }) => `${labelOf(field)}: ${message}`).join('; ') };
}

const labelOf = (field: string): string =>
  IMPORT_FIELDS.jobs.find(({ name }) => name === field)?.label ?? field;
