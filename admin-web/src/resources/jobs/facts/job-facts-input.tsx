import { Box, Typography } from '@mui/material';
import {
  APPLICATION_MESSAGES,
  brandName,
  checkSalary,
  JOB_FACT_LIMITS,
  NIGERIAN_STATES,
  type Salary,
  SALARY_CURRENCIES,
  SALARY_PERIODS,
  type SalaryPeriod,
  WORKPLACE_NAMES,
  WORKPLACES,
} from '@smash/contract';
import { useState } from 'react';
import { maxValue, minValue, required, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { atMost } from '../../../components/editing/filled';
import { WholeNumberInput } from '../../../components/editing/whole-number-input';
import type { JobFormValues } from '../../../providers/job-body';
import { isLimited, ownBrands } from '../../../providers/session';
import { factsInTexts, isEmpty } from './outdated-facts';
import { OutdatedNotice, useDecided } from './outdated-notice';
import { ProposedFacts } from './proposed-facts';
import { t } from '../../../i18n/t';
import { tContract } from '../../../i18n/t-contract';

const STATE_CHOICES = NIGERIAN_STATES.map((state) => ({ id: state, name: state }));
const WORKPLACE_CHOICES = WORKPLACES.map((workplace) => ({
  id: workplace,
  name: t(WORKPLACE_NAMES[workplace]),
}));
const CURRENCY_CHOICES = SALARY_CURRENCIES.map((currency) => ({ id: currency, name: currency }));
const PERIOD_NAMES = {
  hour: t('An hour'),
  day: t('A day'),
  week: t('A week'),
  month: t('A month'),
  year: t('A year'),
} as const satisfies Record<SalaryPeriod, string>;
const PERIOD_CHOICES = SALARY_PERIODS.map((period) => ({ id: period, name: PERIOD_NAMES[period] }));

/** The first issue of the salary as a whole that concerns this field. */
function agrees(field: keyof Salary) {
  return (_value: unknown, values: JobFormValues) =>
    checkSalary(values as Partial<Salary>, values.salary_range?.trim()).find((issue) => issue.field === field)
      ?.message;
}

const amountRules = (field: 'salary_min' | 'salary_max') => [
  minValue(0, t(APPLICATION_MESSAGES.required)),
  maxValue(JOB_FACT_LIMITS.salary, t('Please enter an amount below a billion')),
  agrees(field),
];

const TWO = { columnGap: 2, display: 'grid', gridTemplateColumns: '1fr 1fr' };

/** A limited account posts jobs of its own brands only, and sees none without a brand. */
function BrandInput() {
  const [brands] = useState(ownBrands);
  const choices = brands.map((brand) => ({ id: brand, name: tContract(brandName(brand)) }));
  const decided = useDecided()('brand');
  const values = useWatch() as JobFormValues;
  const { brand } = factsInTexts(values);
  const limits = isLimited() && {
    validate: [required(t(APPLICATION_MESSAGES.required)), decided],
    ...(brands.length === 1 && { defaultValue: brands[0] }),
  };
  return (
    <SelectInput
      source="brand"
      label={t('Brand')}
      choices={choices}
      margin="none"
      validate={decided}
      helperText={
        brand && isEmpty(values.brand)
          ? t('The title names %{brand}. Accounts limited to it see the job only with this field.', {
              brand: tContract(brandName(brand)),
            })
          : // Keeps the line free, so that the form does not move.
            undefined
      }
      {...limits}
    />
  );
}

/** The facts of a posting, for filters, search engines and job boards; people read the texts above. */
export function JobFactsInput() {
  const decided = useDecided();
  return (
    <Box component="section" aria-labelledby="facts-heading" sx={{ gridColumn: '1 / -1', mb: 1, mt: 1 }}>
      <Typography id="facts-heading" variant="h4" component="h3">
        {t('For filters and search engines')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {t(
          'Job boards and the filters of the careers page read these fields. Visitors read Location and Salary Range as you wrote them.',
        )}
      </Typography>
      <OutdatedNotice />
      <ProposedFacts />
      <Box sx={{ columnGap: 2, display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, rowGap: 1 }}>
        <BrandInput />
        <SelectInput
          source="workplace"
          label={t('Workplace')}
          choices={WORKPLACE_CHOICES}
          margin="none"
          validate={decided('workplace')}
        />
        <TextInput
          source="city"
          label={t('City')}
          validate={[atMost(JOB_FACT_LIMITS.city), decided('city')]}
        />
        <SelectInput
          source="state"
          label={t('State')}
          choices={STATE_CHOICES}
          margin="none"
          validate={decided('state')}
        />
        <Box sx={TWO}>
          <WholeNumberInput
            source="salary_min"
            label={t('Lowest salary')}
            validate={[...amountRules('salary_min'), decided('salary_min')]}
          />
          <WholeNumberInput
            source="salary_max"
            label={t('Highest salary')}
            validate={[...amountRules('salary_max'), decided('salary_max')]}
          />
        </Box>
        <Box sx={TWO}>
          <SelectInput
            source="salary_currency"
            label={t('Currency')}
            choices={CURRENCY_CHOICES}
            margin="none"
            validate={[agrees('salary_currency'), decided('salary_currency')]}
          />
          <SelectInput
            source="salary_period"
            label={t('Salary for')}
            choices={PERIOD_CHOICES}
            margin="none"
            validate={[agrees('salary_period'), decided('salary_period')]}
          />
        </Box>
      </Box>
    </Box>
  );
}
