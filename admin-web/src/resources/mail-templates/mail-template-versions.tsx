import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';

import type { MailTemplateVersion } from '@smash/contract/client';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';
import { t } from '../../i18n/t';
import { formatDateTime } from '../../i18n/format';

/** Earlier versions of the template in context, each of which can be put into the form again. */
export function MailTemplateVersions() {
  const template = useRecordContext();
  const dataProvider = usePortalDataProvider();
  const [isOpen, setOpen] = useState(false);
  const id = Number(template?.id);
  const { data: versions = [] } = useQuery({
    queryKey: ['mail-templates', 'versions', id],
    queryFn: () => dataProvider.listTemplateVersions(id),
    enabled: isOpen,
  });
  return (
    <Box sx={{ mt: 2 }}>
      <Button
        color="secondary"
        size="small"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{ ml: -1.25 }}
      >
        {isOpen ? t('Hide versions') : t('Show versions')}
      </Button>
      {isOpen && (
        <Box component="ol" reversed sx={{ display: 'grid', gap: 1.5, listStyle: 'none', m: 0, mt: 1, p: 0 }}>
          {versions.map((version, index) => (
            <Version key={version.version} version={version} isPresent={index === 0} />
          ))}
        </Box>
      )}
    </Box>
  );
}

/** "Version 3 (now), 24 November 2026, 14:05 by ngozi". */
function describeVersion(
  { version, updated_at, updated_by }: MailTemplateVersion,
  isPresent: boolean,
): string {
  const values = { version, time: formatDateTime(updated_at), name: updated_by ?? '' };
  if (updated_by) {
    return isPresent
      ? t('Version %{version} (now), %{time} by %{name}', values)
      : t('Version %{version}, %{time} by %{name}', values);
  }
  return isPresent
    ? t('Version %{version} (now), %{time}', values)
    : t('Version %{version}, %{time}', values);
}

function Version({ version, isPresent }: { version: MailTemplateVersion; isPresent: boolean }) {
  const { setValue } = useFormContext();
  const { name, subject, body, tells_status } = version;
  const take = () => {
    for (const [field, value] of Object.entries({ name, subject, body, tells_status })) {
      setValue(field, value, { shouldDirty: true, shouldValidate: true });
    }
  };
  return (
    <Box component="li" sx={{ borderLeft: 2, borderColor: 'divider', pl: 1.5 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {describeVersion(version, isPresent)}
      </Typography>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
      >
        {`${subject}\n\n${body}`}
      </Typography>
      {!isPresent && (
        <Button color="secondary" size="small" onClick={take} sx={{ ml: -1.25 }}>
          {t('Use this text')}
        </Button>
      )}
    </Box>
  );
}
