import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '@smash/contract';
import type { MailTemplateVersion } from '@smash/contract/client';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { usePortalDataProvider } from '../../providers/use-portal-data-provider';

/** Earlier versions of the template in context, each of which can be taken into the form again. */
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
        {isOpen ? 'Hide versions' : 'Show versions'}
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

function Version({ version, isPresent }: { version: MailTemplateVersion; isPresent: boolean }) {
  const { setValue } = useFormContext();
  const { name, subject, body, tells_status, updated_at, updated_by } = version;
  const take = () => {
    for (const [field, value] of Object.entries({ name, subject, body, tells_status })) {
      setValue(field, value, { shouldDirty: true, shouldValidate: true });
    }
  };
  return (
    <Box component="li" sx={{ borderLeft: 2, borderColor: 'divider', pl: 1.5 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        Version {version.version}
        {isPresent && ' (now)'}, {formatDateTime(updated_at)}
        {updated_by && ` by ${updated_by}`}
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
          Use this text
        </Button>
      )}
    </Box>
  );
}
