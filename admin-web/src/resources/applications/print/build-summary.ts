import { COMPANY, describeAnswer, formatDate } from '@smash/contract';
import type { Application } from '@smash/contract/client';
import { fullName } from '../candidate-name';
import { describeStatus } from '../../../components/status-tone';
import { storedFileName, writtenLetter } from '../../../providers/file-name';

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
    element('p', `Generated ${formatDate(now)}`),
    ...summarySections(application).map(({ title, rows }) => section(title, rows)),
    ...(application.answers.length > 0 ? [section('Answers', answerRows(application))] : []),
    element('section', undefined, element('h2', 'Cover Letter'), letter),
  );
}

function summarySections(application: Application): { title: string; rows: Row[] }[] {
  return [
    {
      title: 'Candidate Information',
      rows: [
        ['Full name', fullName(application)],
        ['Date of birth', formatDate(application.dob)],
        ['State of origin', application.state_of_origin],
        ['State of residence', application.state_of_resident],
      ],
    },
    {
      title: 'Contact Details',
      rows: [
        ['Email', application.email],
        ['Phone', application.phone],
        ['Address', application.address],
        ['Portfolio', application.portfolio],
        ['Social link', application.social_link],
      ],
    },
    {
      title: 'Application Details',
      rows: [
        ['Reference', application.reference],
        ['Status', describeStatus(application.status).label],
        ['Stage', application.stage?.name ?? null],
        ['Applied', formatDate(application.applied_at)],
        ['Withdrawn', application.withdrawn_at && formatDate(application.withdrawn_at)],
        ['Consent', application.consent_version && `Version ${application.consent_version}`],
        ['CV', application.cv_filename],
      ],
    },
  ];
}

const answerRows = ({ answers }: Application): Row[] =>
  answers.map((answer) => [answer.label, describeAnswer(answer)]);

function coverLetterText(application: Application): string {
  const fileName = storedFileName(application, 'cover_letter');
  if (fileName) return `Sent as a file: ${fileName}`;
  return writtenLetter(application) ?? 'No cover letter provided';
}

function hasValue(row: Row): row is [string, string] {
  return Boolean(row[1]);
}
