import { AskedButton } from '../../components/asked-button';
import { eraseOwnApplication } from '../../lib/api/candidate';
import { ActionSection } from './action-section';
import type { OwnApplicationProps } from './own-application-props';
import { useAction } from './use-action';

/** Section that erases the application for good. */
export function EraseSection({ application, session, onLeave, onErased }: OwnApplicationProps) {
  const { replaced_by } = application;
  const { isBusy, failure, run } = useAction();

  const erase = () =>
    run(async () => {
      const outcome = await eraseOwnApplication(session);
      if (outcome.type === 'done') onErased(outcome.data);
      if (outcome.type === 'ended') onLeave(outcome.message);
      return outcome.type === 'refused' ? outcome.message : undefined;
    });

  return (
    <ActionSection
      title="Erase everything"
      failure={failure}
      text={
        <p>
          This application, its files and all emails about it will be erased straight away and for good.
          Applications for other positions stay.
          {replaced_by && ` Your newer version, ${replaced_by}, is erased as well.`} This also withdraws it
          and ends the job alerts to your address. You’ll then see a certificate with no personal details in
          it. We don’t email it.
        </p>
      }
    >
      <AskedButton
        label="Erase my application"
        confirmLabel={isBusy ? 'Erasing...' : 'Yes, erase everything'}
        isBusy={isBusy}
        onConfirm={() => void erase()}
      />
    </ActionSection>
  );
}
