import { Component, type ReactNode } from 'react';
import { ReloadPanel } from '../components/reload-panel';
import { t } from '../i18n/t';

interface CrashBoundaryProps {
  children: ReactNode;
  /** The address; when it changes, the screen is tried again. */
  place: string;
}

/** Shows a way out where a screen failed to draw; React has already written the cause to the console. */
export class CrashBoundary extends Component<CrashBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  override componentDidUpdate({ place }: CrashBoundaryProps) {
    if (this.state.hasCrashed && place !== this.props.place) this.setState({ hasCrashed: false });
  }

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    return this.state.hasCrashed ? <CrashPanel /> : this.props.children;
  }
}

export function CrashPanel() {
  return (
    <ReloadPanel title={t("This screen couldn't be shown")}>
      {t(
        'Everything you saved is safe. If this happens again, tell an owner of the portal what you were doing.',
      )}
    </ReloadPanel>
  );
}
