import { Box, Typography } from '@mui/material';
import { TitledSection } from '../../../components/details/details-section';
import { NO_TEXT } from './cv-text-states';
import { MarkedText } from './marked-text';
import { toPassages } from './passages';
import { useCvText, useCvWords } from './use-cv-text';
import { t } from '../../../i18n/t';

/** How many passages are shown; the text view shows all. */
const MOST_PASSAGES = 3;

/** Passages of the CV with the words that the list was searched for; nothing without such a search. */
export function CvPassages() {
  const words = useCvWords();
  return words === '' ? null : <Passages words={words} />;
}

function Passages({ words }: { words: string }) {
  const { data, error } = useCvText(words);
  return (
    <Box sx={{ gridColumn: '1 / -1', mb: 1.5 }}>
      <TitledSection title={t('In the CV: %{words}', { words })}>
        {error && <Typography variant="body2">{t('The text of the CV could not be loaded.')}</Typography>}
        {data && data.state !== 'read' && <Typography variant="body2">{NO_TEXT[data.state]}.</Typography>}
        {data?.state === 'read' && (
          <Box component="ul" sx={{ display: 'grid', gap: 0.5, listStyle: 'none', m: 0, p: 0 }}>
            {toPassages(data, MOST_PASSAGES).map((pieces, index) => (
              <Typography key={index} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                <MarkedText pieces={pieces} />
              </Typography>
            ))}
          </Box>
        )}
        {data?.state === 'read' && (
          <Typography variant="caption" color="textSecondary">
            {countOf(data.hits.length)}
          </Typography>
        )}
      </TitledSection>
    </Box>
  );
}

const countOf = (places: number) =>
  places === 0 ? t('Not found in this CV') : t('1 place |||| %{smart_count} places', { smart_count: places });
