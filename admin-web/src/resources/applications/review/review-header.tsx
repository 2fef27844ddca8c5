import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import { Box, Typography } from '@mui/material';
import { COMPANY } from '@smash/contract';
import { useEffect, useRef } from 'react';
import { useRecordContext } from 'react-admin';
import { IconAction } from '../../../components/icon-action';
import { TextLink } from '../../../components/text-link';
import type { Application } from '@smash/contract/client';
import { fullName } from '../candidate-name';
import { RepeatBadge } from '../people/repeat-badge';
import { ViewersNote } from '../live/viewers-note';
import { WithdrawnBadge } from '../status/withdrawn-badge';
import { AdvanceSwitch } from './advance-switch';
import { useListAddress } from './use-review-navigation';
import { t } from '../../../i18n/t';

/** Names the applicant and the job, with a link back to the list. Takes the focus when a review begins. */
export function ReviewHeader({ onHelp }: { onHelp: () => void }) {
  const application = useRecordContext<Application>();
  const list = useListAddress();
  const heading = useRef<HTMLHeadingElement>(null);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  // Scrolls the portal's own header away, to make room for the CV.
  useEffect(() => {
    top.current?.scrollIntoView();
  }, [application?.id]);
  const name = application ? fullName(application) : t('Review');
  return (
    <Box
      ref={top}
      sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', mb: 1.5, scrollMarginTop: 12 }}
    >
      <title>{t('%{company} | Review: %{name}', { company: COMPANY.name, name })}</title>
      <Box sx={{ minWidth: 0 }}>
        <TextLink to={list} variant="body2">
          {t('← Back to the list')}
        </TextLink>
        <Typography
          ref={heading}
          tabIndex={-1}
          variant="h2"
          sx={{ mt: 0.5, overflowWrap: 'anywhere', '&:focus-visible': { outline: 'none' } }}
        >
          {name}
        </Typography>
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ minHeight: '1.5em', overflowWrap: 'anywhere' }}
        >
          {application && `${application.job_title} · ${application.reference}`} <WithdrawnBadge />{' '}
          <RepeatBadge />
        </Typography>
        <ViewersNote />
      </Box>
      <Box sx={{ alignItems: 'end', display: 'flex', flex: 'none', flexDirection: 'column' }}>
        <Box sx={{ '@media (hover: none)': { display: 'none' } }}>
          <IconAction name={t('Keyboard shortcuts')} aria-keyshortcuts="?" onClick={onHelp}>
            <KeyboardIcon />
          </IconAction>
        </Box>
        <AdvanceSwitch />
      </Box>
    </Box>
  );
}
