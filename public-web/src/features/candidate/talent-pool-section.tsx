import {
  DAY_MS,
  endOfTalentPool,
  formatDate,
  TALENT_POOL_CONSENT,
  TALENT_POOL_MONTHS,
} from '@smash/contract';
import { AskedButton } from '../../components/asked-button';
import { Button } from '../../components/button';
import { retention } from '../../content/retention';
import { joinTalentPool, leaveTalentPool } from '../../lib/api/candidate';
import styles from './action-section.module.css';
import { ActionSection } from './action-section';
import type { OwnApplicationProps } from './own-application-props';
import { useAction } from './use-action';
import { useChangedText } from './use-changed-text';

/**
 * Warning that ending the consent may erase the application, where old applications are erased automatically.
 * @param what ends it: "stop this"
 */
export const endingErases = (what: string): string =>
  retention === undefined
    ? ''
    : ` If you ${what} and the position closed more than ${retention} ago, your application will be erased straight away and for good.`;

/**
 * The consent to the talent pool: until when it holds, and how to give, renew and end it. Nothing if replaced, or
 * withdrawn without one.
 */
export function TalentPoolSection({ application, session, onOutcome }: OwnApplicationProps) {
  const { isBusy, failure, run } = useAction();
  const { talent_pool_until: until, replaced_by } = application;
  const isWithdrawn = application.withdrawn_at !== null;
  const [text, tellChange] = useChangedText<HTMLParagraphElement>();
  const change = async (call: typeof joinTalentPool) => {
    if (await run(async () => onOutcome(await call(session)))) tellChange();
  };
  const join = () => change(joinTalentPool);
  const leave = () => change(leaveTalentPool);
  // The consent has moved to the newer version, or can no longer be given.
  if (replaced_by !== null || (isWithdrawn && until === null)) return null;
  return (
    <ActionSection
      title="Other openings"
      failure={failure}
      text={
        <p ref={text} tabIndex={-1}>
          {until === null
            ? TALENT_POOL_CONSENT.text
            : `We keep your details for other openings until ${formatDate(until)}. We’ll email you two weeks before that.${endingErases('stop this')}`}
        </p>
      }
    >
      <div className={styles.actions}>
        {!isWithdrawn && (until === null || isRenewable(until)) && (
          <Button look="outline" size="small" disabled={isBusy} onClick={() => void join()}>
            {`Keep my details for ${until === null ? '' : 'another '}${TALENT_POOL_MONTHS} months`}
          </Button>
        )}
        {until !== null && (
          <AskedButton
            label="Stop keeping my details"
            confirmLabel="Yes, stop keeping them"
            isQuiet
            isBusy={isBusy}
            onConfirm={() => void leave()}
          />
        )}
      </div>
    </ActionSection>
  );
}

const MONTH_MS = 30 * DAY_MS;

/** A consent less than a month old is not renewed: its end would hardly change, so the button would seem to do nothing. */
const isRenewable = (until: string): boolean =>
  endOfTalentPool(new Date()).getTime() - Date.parse(until) > MONTH_MS;
