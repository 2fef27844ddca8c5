import { brandName, type JobFacts, type SalaryPeriod, WORKPLACE_NAMES } from '@smash/contract';
import { t } from '../../../i18n/t';
import { formatNumber } from '../../../i18n/format';
import { tContract } from '../../../i18n/t-contract';

const A_PERIOD = {
  hour: t('an hour'),
  day: t('a day'),
  week: t('a week'),
  month: t('a month'),
  year: t('a year'),
} as const satisfies Record<SalaryPeriod, string>;

/** Facts in one line, such as "Ridesmash, Abuja, FCT, NGN 350,000 to 450,000 a month". */
export function describeFacts(facts: Partial<JobFacts>): string {
  const amounts = [...new Set([facts.salary_min, facts.salary_max])].filter(
    (amount) => typeof amount === 'number',
  );
  const salary = [
    facts.salary_currency,
    amounts.length === 2
      ? t('%{least} to %{most}', {
          least: formatNumber(amounts[0] ?? 0),
          most: formatNumber(amounts[1] ?? 0),
        })
      : amounts.map(formatNumber).join(''),
    facts.salary_period && A_PERIOD[facts.salary_period],
  ];
  return [
    facts.brand && tContract(brandName(facts.brand)),
    facts.city,
    facts.state,
    facts.workplace && t(WORKPLACE_NAMES[facts.workplace]),
    salary.filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join(', ');
}
