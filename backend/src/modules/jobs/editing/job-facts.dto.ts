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
  `${which} salary in whole units of its currency; where there is a salary text, an amount that it says`;

/**
 * Facts of a posting for machines; null where unknown. In a request's body, a fact that is not given stays as it was.
 */
export class JobFactsDto implements Partial<JobFacts> {
  @ChoiceField(BRANDS, {
    optional,
    nullable: optional,
    description: 'Whose the job is: the slug of a business, or group',
    example: 'ridesmash',
  })
  brand?: Brand | null;

  @TextField({ optional, max: JOB_FACT_LIMITS.city, description: 'City of the workplace', example: 'Abuja' })
  city?: string | null;

  @ChoiceField(NIGERIAN_STATES, {
    optional,
    nullable: optional,
    description: 'State of the workplace',
    example: 'FCT',
  })
  state?: NigerianState | null;

  @ChoiceField(WORKPLACES, {
    optional,
    nullable: optional,
    description: 'Where the work is done',
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
    description: 'Needed where there is an amount',
    example: 'NGN',
  })
  salary_currency?: SalaryCurrency | null;

  @ChoiceField(SALARY_PERIODS, {
    optional,
    nullable: optional,
    description: 'Needed where there is an amount',
    example: 'month',
  })
  salary_period?: SalaryPeriod | null;
}
