import { Box } from '@mui/material';
import { LoadingPanel } from '../../../components/loading-panel';
import { MessagePanel } from '../../../components/message-panel';
import { RetryPanel } from '../../../components/retry-panel';
import { VIEWER_HEIGHT } from '../files/viewer-height';
import { NO_TEXT, NO_TEXT_REASONS } from './cv-text-states';
import { MarkedText } from './marked-text';
import { toPieces } from './passages';
import { useCvText, useCvWords } from './use-cv-text';
import { t } from '../../../i18n/t';

/** Everything that a CV says, without its looks; the words that were searched for stand out. */
export function CvTextView() {
  const { data, error, refetch } = useCvText(useCvWords());
  if (error) return <RetryPanel title={t('The text could not be loaded')} error={error} onRetry={refetch} />;
  if (!data) return <LoadingPanel text={t('Loading the text...')} />;
  if (data.state !== 'read') {
    return <MessagePanel title={NO_TEXT[data.state]}>{NO_TEXT_REASONS[data.state]}</MessagePanel>;
  }
  return (
    <Box
      role="document"
      tabIndex={0}
      aria-label={t('Text of the CV')}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        maxHeight: VIEWER_HEIGHT,
        overflow: 'auto',
        overflowWrap: 'anywhere',
        p: 2,
        whiteSpace: 'pre-wrap',
      }}
    >
      <MarkedText pieces={toPieces(data.text, data.hits)} />
    </Box>
  );
}
