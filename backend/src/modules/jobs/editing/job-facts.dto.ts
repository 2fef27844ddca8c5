import {
  type Brand,
  BRANDS,
  JOB_FACT_LIMITS,
  type JobFacts,
  NIGERIAN_STATES,
  type NigerianState,
  SALARY_CURRENCIES,
  SALARY_PERIODS,
  type SalaryCurrency,
  type SalaryPeriod,
  type Workplace,
  WORKPLACES,
} from '@smash/contract';
import { ChoiceField, TextField, WholeNumberField } from '../../../platform/validation/fields.js';

const optional = true;
const inUnits = (which: string) =>
  `${which} salary, in whole units of salary_currency; if there is a salary_range, one of the amounts in it`;

/**
 * Facts of a posting for machines; null where unknown. In a request's body, a fact that is not given stays as it was.
 */
export class JobFactsDto implements Partial<JobFacts> {
  @ChoiceField(BRANDS, {
    optional,
    nullable: optional,
    description: 'Business that the job belongs to: its slug, or `group`',
    example: 'ridesmash',
  })
  brand?: Brand | null;

  @TextField({
    optional,
    max: JOB_FACT_LIMITS.city,
    description: 'City of the workplace; null if unknown',
    example: 'Abuja',
  })
  city?: string | null;

  @ChoiceField(NIGERIAN_STATES, {
    optional,
    nullable: optional,
    description: 'State of the workplace; null if unknown',
    example: 'FCT',
  })
  state?: NigerianState | null;

  @ChoiceField(WORKPLACES, {
    optional,
    nullable: optional,
    description: 'Workplace of the job',
    example: 'hybrid',
  })
  workplace?: Workplace | null;

  @WholeNumberField({
    optional,
    min: 0,
    max: JOB_FACT_LIMITS.salary,
    description: inUnits('Lowest'),
    example: 350_000,
  })
  salary_min?: number | null;

  @WholeNumberField({
    optional,
    min: 0,
    max: JOB_FACT_LIMITS.salary,
    description: inUnits('Highest'),
    example: 450_000,
  })
  salary_max?: number | null;

  @ChoiceField(SALARY_CURRENCIES, {
    optional,
    nullable: optional,
    description: 'Currency code (ISO 4217); required if there is an amount',
    example: 'NGN',
  })
  salary_currency?: SalaryCurrency | null;

  @ChoiceField(SALARY_PERIODS, {
    optional,
    nullable: optional,
    description: 'Period that the salary is for; required if there is an amount',
    example: 'month',
  })
  salary_period?: SalaryPeriod | null;
}
