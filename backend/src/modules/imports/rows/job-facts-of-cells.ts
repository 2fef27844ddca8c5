import {
  brandName,
  BRANDS,
  NIGERIAN_STATES,
  SALARY_CURRENCIES,
  SALARY_PERIODS,
  WORKPLACE_NAMES,
  WORKPLACES,
} from '@smash/contract';
import type { Cells } from './importer.js';

/** Maps what people write, in lower case, to a choice as stored: its value or its name. */
const spellings = <Choice extends string>(
  choices: readonly Choice[],
  nameOf = (choice: Choice): string => choice,
) =>
  new Map(choices.flatMap((choice) => [choice, nameOf(choice)].map((text) => [text.toLowerCase(), choice])));

const CHOICES: Record<string, ReadonlyMap<string, string>> = {
  brand: spellings(BRANDS, brandName),
  state: spellings(NIGERIAN_STATES),
  workplace: spellings(WORKPLACES, (workplace) => WORKPLACE_NAMES[workplace]),
  salary_currency: spellings(SALARY_CURRENCIES),
  salary_period: spellings(SALARY_PERIODS),
};
/** "350000" or "350,000". */
const AMOUNT = /^\d{1,3}(,\d{3})+$|^\d+$/;

/**
 * The cells, with choices as stored and amounts as numbers. A value that is neither stays, for validation to refuse.
 */
export function asFacts(cells: Cells): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(cells).map(([field, cell]) => [field, valueOf(field, cell ?? '')]),
  );
}

function valueOf(field: string, cell: string): string | number {
  if (field === 'salary_min' || field === 'salary_max')
    return AMOUNT.test(cell) ? Number(cell.replaceAll(',', '')) : cell;
  return CHOICES[field]?.get(cell.trim().toLowerCase()) ?? cell;
}
