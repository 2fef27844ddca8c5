import { Alert } from '@mui/material';
import { isAnswerField, type ApplicationFileKind } from '@smash/contract';
import type { Application, FileWarning } from '@smash/contract/client';
import { useRecordContext } from 'react-admin';
import { findAnswer } from '../../../providers/file-name';
import { formatList } from '../../../i18n/format';
import { t } from '../../../i18n/t';

const TEXTS: Record<FileWarning, string> = {
  script: t('can run a script'),
  launch: t('can start a program'),
  remote: t('can open or send something elsewhere'),
  attachment: t('contains other files'),
  unreadable: t("has parts that couldn't be checked"),
};

/** Warns of what a PDF can do in other programs; the portal's viewer does none of it. */
export function FileWarnings({ kind }: { kind: ApplicationFileKind }) {
  const application = useRecordContext<Application>();
  if (!application) return null;
  const warnings =
    (isAnswerField(kind) ? findAnswer(application, kind)?.warnings : application[`${kind}_warnings`]) ?? [];
  if (warnings.length === 0) return null;
  const list = formatList(warnings.map((warning) => TEXTS[warning]));
  return (
    <Alert severity="warning" sx={{ my: 1 }}>
      {t('This PDF %{list}. View it here rather than in another program.', { list })}
    </Alert>
  );
}
