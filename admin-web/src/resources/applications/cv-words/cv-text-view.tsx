import { Box } from '@mui/material';
import { MessagePanel } from '../../../components/message-panel';
import { Loaded } from '../../../components/loaded';
import { VIEWER_HEIGHT } from '../files/viewer-height';
import { NO_TEXT, NO_TEXT_REASONS } from './cv-text-states';
import { MarkedText } from './marked-text';
import { toPieces } from './passages';
import { useCvText, useCvWords } from './use-cv-text';
import { t } from '../../../i18n/t';

/** The whole text of a CV, without its layout, with the searched words marked. */
export function CvTextView() {
  return (
    <Loaded
      of={useCvText(useCvWords())}
      loading={t('Loading the text...')}
      failure={t('The text could not be loaded')}
    >
      {(data) =>
        data.state === 'read' ? (
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
        ) : (
          <MessagePanel title={NO_TEXT[data.state]}>{NO_TEXT_REASONS[data.state]}</MessagePanel>
        )
      }
    </Loaded>
  );
}
