import { Alert } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Says what was done, in place of the form that did it. It takes the focus from the button that has gone, and so is
 * read aloud.
 */
export function DoneNotice({ children }: { children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Alert ref={notice} severity="success" role="status" tabIndex={-1}>
      {children}
    </Alert>
  );
}
