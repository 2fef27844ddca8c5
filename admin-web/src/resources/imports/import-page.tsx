import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Import } from '@smash/contract/client';
import { Badge } from '../../components/badge';
import { PageHeading } from '../../components/page-heading';
import { Loaded } from '../../components/loaded';
import { TextLink } from '../../components/text-link';
import { describeState, isUnderWay, KIND_LABELS } from './describe-import';
import { ImportOutcome } from './import-outcome';
import { ImportProgress } from './import-progress';
import { MappingForm } from './mapping-form';
import { useImport } from './use-imports';
import { t } from '../../i18n/t';
import { counted } from '../../i18n/format';

/** One import, from its columns to its report. */
export function ImportPage() {
  const { importId = '' } = useParams();
  return (
    <Loaded
      of={useImport(importId)}
      loading={t('Loading the import...')}
      failure={t('This import could not be loaded')}
    >
      {(one) => <Steps key={one.id} one={one} />}
    </Loaded>
  );
}

function Steps({ one }: { one: Import }) {
  /** Whether the person changes the columns after the check. */
  const [isChanging, setChanging] = useState(false);
  const { tone, label } = describeState(one);
  const isMapping = one.state === 'uploaded' || (one.state === 'checked' && isChanging);
  return (
    <>
      <PageHeading title={one.name} before={<TextLink to="/imports">{t('Import')}</TextLink>} />
      <Box sx={{ alignItems: 'center', display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 3 }}>
        {/* Announced at each step; the numbers below would be too many. */}
        <Box role="status">
          <Badge tone={tone}>{label}</Badge>
        </Box>
        <Typography variant="body2" color="textSecondary">
          {t('%{kind}, %{count} row |||| %{kind}, %{count} rows', {
            kind: KIND_LABELS[one.kind],
            ...counted(one.row_count),
          })}
        </Typography>
      </Box>
      {isMapping ? (
        <MappingForm one={one} onChecked={() => setChanging(false)} />
      ) : isUnderWay(one) ? (
        <ImportProgress one={one} />
      ) : (
        <ImportOutcome one={one} onChangeColumns={() => setChanging(true)} />
      )}
    </>
  );
}
