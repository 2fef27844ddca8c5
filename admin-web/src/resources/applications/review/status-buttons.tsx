import { Box, ButtonBase } from '@mui/material';
import { APPLICATION_STATUS_LABELS, APPLICATION_STATUSES, type ApplicationStatus } from '@smash/contract';
import { useRecordContext } from 'react-admin';
import type { Application } from '@smash/contract/client';
import { useTokens } from '../../../theme/use-tokens';
import { describeStatus } from '../../../components/describe-status';
import { KeyHint } from './key-hint';
import { statusKey } from './status-key';
import { t } from '../../../i18n/t';

/** The four statuses side by side; the pressed one is the application's. */
export function StatusButtons({ onChoose }: { onChoose: (status: ApplicationStatus) => void }) {
  const application = useRecordContext<Application>();
  const tokens = useTokens();
  return (
    <Box
      role="group"
      aria-label={t('Application Status')}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: 'repeat(4, 1fr)', sm: 'repeat(4, auto)' } }}
    >
      {APPLICATION_STATUSES.map((status) => {
        const isPressed = application?.status === status;
        const tone = tokens[describeStatus(status).tone];
        return (
          <ButtonBase
            key={status}
            aria-keyshortcuts={statusKey(status)}
            aria-pressed={isPressed}
            onClick={() => onChoose(status)}
            sx={{
              bgcolor: isPressed ? tone.background : 'background.paper',
              border: 1,
              borderColor: isPressed ? tone.text : tokens.control,
              borderRadius: 99,
              color: isPressed ? tone.text : 'text.primary',
              fontFamily: 'fontFamily',
              fontSize: '0.875rem',
              fontWeight: 600,
              gap: 0.75,
              minHeight: 36,
              px: { xs: 0.5, sm: 1.5 },
              '&:hover': { borderColor: tone.text },
            }}
          >
            {t(APPLICATION_STATUS_LABELS[status])}
            <KeyHint name={statusKey(status)} />
          </ButtonBase>
        );
      })}
    </Box>
  );
}
