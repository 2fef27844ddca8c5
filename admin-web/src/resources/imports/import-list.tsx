import { Box, Card, Typography } from '@mui/material';

import type { Import } from '@smash/contract/client';
import { Badge } from '../../components/badge';
import { MessagePanel } from '../../components/message-panel';
import { Loaded } from '../../components/loaded';
import { TextLink } from '../../components/text-link';
import { describeOutcome, describeState, KIND_LABELS } from './describe-import';
import { useImportList } from './use-imports';
import { t } from '../../i18n/t';
import { counted, formatDateTime } from '../../i18n/format';

/** The person's own imports, the latest first. */
export function ImportList() {
  const imports = useImportList();
  return (
    <section aria-labelledby="own-imports">
      <Typography id="own-imports" variant="h3" sx={{ mb: 1.5 }}>
        {t('Your imports')}
      </Typography>
      <Loaded
        of={imports}
        loading={t('Loading your imports...')}
        failure={t('Your imports could not be loaded')}
      >
        {(own) =>
          own.length === 0 ? (
            <MessagePanel title={t('No imports yet')}>
              {t('What you import is listed here with its report.')}
            </MessagePanel>
          ) : (
            <Box component="ul" sx={{ display: 'grid', gap: 1, listStyle: 'none', m: 0, p: 0 }}>
              {own.map((one) => (
                <Entry key={one.id} one={one} />
              ))}
            </Box>
          )
        }
      </Loaded>
    </section>
  );
}

function Entry({ one }: { one: Import }) {
  const { tone, label } = describeState(one);
  return (
    <Card component="li" sx={{ display: 'grid', gap: 0.5, px: 2, py: 1.5 }}>
      <Box sx={{ alignItems: 'center', display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <TextLink to={`/imports/${one.id}`}>{one.name}</TextLink>
        </Typography>
        <Badge tone={tone}>{label}</Badge>
      </Box>
      <Typography variant="body2">
        {one.state === 'uploaded'
          ? t('%{count} row, not checked yet. |||| %{count} rows, not checked yet.', counted(one.row_count))
          : describeOutcome(one)}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {t('%{kind}, uploaded %{time}', {
          kind: KIND_LABELS[one.kind],
          time: formatDateTime(one.created_at),
        })}
      </Typography>
    </Card>
  );
}
