import { Box } from '@mui/material';
import { useIsFetching } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { LoadingPanel } from '../../components/loading-panel';
import { t } from '../../i18n/t';

/** Sections that each ask for their own part: out of sight until all have an answer, so that none moves another. */
export function ShownTogether({ children }: { children: ReactNode }) {
  const unanswered = useIsFetching({ predicate: ({ state }) => state.status === 'pending' });
  const [haveAsked, setAsked] = useState(false);
  const [isShown, setShown] = useState(false);
  // In a frame of its own: the sections ask when they are there.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setAsked(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  // For good: what is asked for later has its own way to wait.
  if (haveAsked && unanswered === 0 && !isShown) setShown(true);
  return (
    <>
      {!isShown && <LoadingPanel text={t('Loading...')} />}
      <Box sx={{ display: isShown ? 'grid' : 'none', gap: 2.5 }}>{children}</Box>
    </>
  );
}
