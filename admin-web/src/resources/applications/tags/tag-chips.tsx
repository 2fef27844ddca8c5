import { Box } from '@mui/material';
import type { Application } from '@smash/contract/client';
import { useRecordContext } from 'react-admin';
import { VISUALLY_HIDDEN } from '../../../components/visually-hidden';
import { TagChip } from './tag-chip';
import { t } from '../../../i18n/t';

/** Tags that a row has room for. */
const SHOWN = 2;

/** The tags of the application in context, in a row: the first two, and how many more there are. */
export function TagChips() {
  const { tags = [] } = useRecordContext<Application>() ?? {};
  if (tags.length === 0) return null;
  const others = tags.slice(SHOWN);
  const names = others.map(({ name }) => name).join(', ');
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5, maxWidth: '100%' }}>
      <span style={VISUALLY_HIDDEN}>{t('Tags:')}</span>
      {tags.slice(0, SHOWN).map((tag) => (
        <TagChip key={tag.id} tag={tag} />
      ))}
      {others.length > 0 && (
        <Box component="span" title={names} sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
          <span aria-hidden>+{others.length}</span>
          <span style={VISUALLY_HIDDEN}>{names}</span>
        </Box>
      )}
    </Box>
  );
}
