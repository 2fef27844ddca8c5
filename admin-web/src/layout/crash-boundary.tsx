import { Button } from '@mui/material';
import { Component, type ReactNode } from 'react';
import { MessagePanel } from '../components/message-panel';

/** Shows a way out where a screen failed to draw; React has already written the cause to the console. */
export class CrashBoundary extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children;
    return (
      <MessagePanel
        title="This screen could not be shown"
        isAlert
        action={
          <Button variant="contained" onClick={() => location.reload()}>
            Reload
          </Button>
        }
      >
        Nothing you saved is lost. If it happens again, tell the people who run the portal what you were
        doing.
      </MessagePanel>
    );
  }
}
