import { eraseOwnApplication } from '../../lib/api/candidate';
import { ActSection } from './act-section';
import { AskedButton } from './asked-button';
import type { OwnApplicationProps } from './own-application-props';
import { useAct } from './use-act';

/** Erases the application for good. */
export function EraseSection({ session, onLeave, onErased }: OwnApplicationProps) {
  const { isBusy, failure, run } = useAct();

  const erase = () =>
    run(async () => {
      const outcome = await eraseOwnApplication(session);
      if (outcome.kind === 'done') onErased(outcome.data);
      if (outcome.kind === 'ended') onLeave(outcome.message);
      return outcome.kind === 'refused' ? outcome.message : undefined;
    });

  return (
    <ActSection
      title="Erase everything"
      failure={failure}
      text={
        <p>
          Your application, your files and every mail about them are erased at once and for good. This also
          withdraws it. You get a certificate that holds nothing about you.
        </p>
      }
    >
      <AskedButton
        label="Erase my application"
        confirmLabel={isBusy ? 'Erasing...' : 'Yes, erase everything'}
        keepLabel="Keep it"
        isBusy={isBusy}
        onConfirm={() => void erase()}
      />
    </ActSection>
  );
}
