import { AskedButton } from '../../components/asked-button';
import { withdrawOwnApplication } from '../../lib/api/candidate';
import { ActionSection } from './action-section';
import { endingErases } from './talent-pool-section';
import type { OwnApplicationProps } from './own-application-props';
import { useAction } from './use-action';

/** Section that withdraws the application. Draws nothing once that is done. */
export function WithdrawSection({ application, session, onOutcome }: OwnApplicationProps) {
  const { isBusy, failure, run } = useAction();
  if (application.withdrawn_at !== null) return null;
  return (
    <ActionSection
      title="Withdraw"
      failure={failure}
      text={
        <p>
          We’ll tell HR that you no longer want the position. You can’t undo this. You can apply again only
          while the position is open.
          {application.talent_pool_until !== null &&
            ` We’ll stop keeping your details for other openings too.${endingErases('withdraw')}`}
        </p>
      }
    >
      <AskedButton
        label="Withdraw my application"
        confirmLabel={isBusy ? 'Withdrawing...' : 'Yes, withdraw it'}
        isBusy={isBusy}
        onConfirm={() => void run(async () => onOutcome(await withdrawOwnApplication(session)))}
      />
    </ActionSection>
  );
}
