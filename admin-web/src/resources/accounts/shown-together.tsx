import { Box } from '@mui/material';
import { useIsFetching } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { LoadingPanel } from '../../components/loading-panel';
import { t } from '../../i18n/t';

/** Sections that each load their own data: hidden until all have loaded, so that none moves another. */
export function ShownTogether({ children }: { children: ReactNode }) {
  const unanswered = useIsFetching({ predicate: ({ state }) => state.status === 'pending' });
  const [haveAsked, setAsked] = useState(false);
  const [isShown, setShown] = useState(false);
  // In the next frame: the sections send their requests when they are mounted.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setAsked(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  // Shown for good: later requests have their own loading state.
  if (haveAsked && unanswered === 0 && !isShown) setShown(true);
  return (
    <>
      {!isShown && <LoadingPanel text={t('Loading...')} />}
      <Box sx={{ display: isShown ? 'grid' : 'none', gap: 2.5 }}>{children}</Box>
    </>
  );
}
