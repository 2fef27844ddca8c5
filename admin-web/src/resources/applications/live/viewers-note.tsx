import ViewerIcon from '@mui/icons-material/VisibilityOutlined';
import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { Application } from '@smash/contract/client';
import { useTokens } from '../../../theme/use-tokens';
import { useViewers } from './use-viewers';
import { describeViewers } from './viewers';

/** "Ngozi is looking at this", while somebody else has the same application open. */
export function ViewersNote() {
  const application = useRecordContext<Application>();
  return application ? <Note id={application.id} /> : null;
}

function Note({ id }: { id: string }) {
  const { blue } = useTokens();
  const text = describeViewers(useViewers(id));
  return (
    <Box role="status" sx={{ display: 'flex', fontFamily: 'fontFamily' }}>
      {text !== '' && (
        <Box
          sx={{
            alignItems: 'center',
            bgcolor: blue.background,
            borderRadius: 99,
            color: blue.text,
            display: 'inline-flex',
            fontSize: '0.8125rem',
            fontWeight: 600,
            gap: 0.75,
            mt: 0.75,
            overflowWrap: 'anywhere',
            px: 1.25,
            py: 0.25,
          }}
        >
          <ViewerIcon sx={{ fontSize: '1rem' }} />
          {text}
        </Box>
      )}
    </Box>
  );
}
