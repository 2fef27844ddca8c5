import { brandName, type JobFacts, WORKPLACE_NAMES } from '@smash/contract';

/** Facts in one line, such as "Ridesmash, Abuja, FCT, NGN 350,000 to 450,000 a month". */
export function describeFacts(facts: Partial<JobFacts>): string {
  const amounts = [...new Set([facts.salary_min, facts.salary_max])].filter(
    (amount) => typeof amount === 'number',
  );
  const salary = [
    facts.salary_currency,
    amounts.map((amount) => amount.toLocaleString('en-NG')).join(' to '),
    facts.salary_period && `a${facts.salary_period === 'hour' ? 'n' : ''} ${facts.salary_period}`,
  ];
  return [
    facts.brand && brandName(facts.brand),
    facts.city,
    facts.state,
    facts.workplace && WORKPLACE_NAMES[facts.workplace],
    salary.filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join(', ');
}
