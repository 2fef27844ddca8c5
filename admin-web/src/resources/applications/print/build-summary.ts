import { COMPANY, describeAnswer } from '@smash/contract';
import type { Application } from '@smash/contract/client';
import { fullName } from '../candidate-name';
import { withdrawnLabel } from '../status/withdrawn-label';
import { describeStatus } from '../../../components/describe-status';
import { storedFileName, writtenLetter } from '../../../providers/file-name';
import { t } from '../../../i18n/t';
import { formatDate } from '../../../i18n/format';
import { tContract } from '../../../i18n/t-contract';

type Row = [label: string, value: string | null];

/** The summary as nodes of the given document. Every value is set as text, so that none can act as markup. */
export function buildSummary(page: Document, application: Application, now: Date): HTMLElement {
  const element = (tag: string, text?: string, ...children: Node[]) => {
    const node = page.createElement(tag);
    if (text !== undefined) node.textContent = text;
    node.append(...children);
    return node;
  };
  const section = (title: string, rows: Row[]) =>
    element(
      'section',
      undefined,
      element('h2', title),
      element(
        'dl',
        undefined,
        ...rows.filter(hasValue).flatMap(([label, value]) => [element('dt', label), element('dd', value)]),
      ),
    );
  const letter = element('p', coverLetterText(application));
  letter.className = 'letter';

  return element(
    'main',
    undefined,
    element('p', COMPANY.legalName),
    element('h1', application.job_title),
    element('p', t('Generated %{date}', { date: formatDate(now) })),
    ...summarySections(application).map(({ title, rows }) => section(title, rows)),
    ...(application.answers.length > 0 ? [section(t('Answers'), answerRows(application))] : []),
    element('section', undefined, element('h2', t('Cover Letter')), letter),
  );
}

function summarySections(application: Application): { title: string; rows: Row[] }[] {
  return [
    {
      title: t('Candidate Information'),
      rows: [
        [t('Full name'), fullName(application)],
        [t('Date of birth'), formatDate(application.dob)],
        [t('State of origin'), application.state_of_origin],
        [t('State of residence'), application.state_of_resident],
      ],
    },
    {
      title: t('Contact Details'),
      rows: [
        [t('Email'), application.email],
        [t('Phone'), application.phone],
        [t('Address'), application.address],
        [t('Portfolio'), application.portfolio],
        [t('Social link'), application.social_link],
      ],
    },
    {
      title: t('Application Details'),
      rows: [
        [t('Reference'), application.reference],
        [t('Status'), describeStatus(application.status).label],
        [t('Stage'), application.stage?.name ?? null],
        [t('Applied'), formatDate(application.applied_at)],
        [withdrawnLabel(application), application.withdrawn_at && formatDate(application.withdrawn_at)],
        [
          t('Consent'),
          application.consent_version && t('Version %{version}', { version: application.consent_version }),
        ],
        [t('CV'), application.cv_filename],
      ],
    },
  ];
}

const answerRows = ({ answers }: Application): Row[] =>
  answers.map((answer) => [answer.label, tContract(describeAnswer(answer))]);

function coverLetterText(application: Application): string {
  const fileName = storedFileName(application, 'cover_letter');
  if (fileName) return t('Sent as a file: %{file}', { file: fileName });
  return writtenLetter(application) ?? t('No cover letter provided');
}

function hasValue(row: Row): row is [string, string] {
  return Boolean(row[1]);
}
