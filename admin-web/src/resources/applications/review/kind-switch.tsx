import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { FILE_TEXTS } from '../files/file-messages';
import { DOCUMENT_VIEWS, type DocumentView } from './document-view';
import { t } from '../../../i18n/t';

interface KindSwitchProps {
  view: DocumentView;
  onChange: (view: DocumentView) => void;
}

/** Chooses the document that is shown, and how. */
export function KindSwitch({ view, onChange }: KindSwitchProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('Document')}
      value={view}
      onChange={(_event, value: DocumentView | null) => value && onChange(value)}
    >
      {DOCUMENT_VIEWS.map((choice) => (
        <ToggleButton key={choice} value={choice} sx={{ px: 1.25, py: 0.25, textTransform: 'none' }}>
          {choice === 'text' ? t('CV text') : FILE_TEXTS[choice].title}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
