import { formatDateTime } from '@smash/contract';
import { useState, type Ref } from 'react';
import { AskedButton } from '../../components/asked-button';
import { Button } from '../../components/button';
import type { OwnInterview } from '../../lib/api/candidate';
import { ActionSection } from './action-section';
import styles from './interview-section.module.css';
import { InterviewTimes } from './interview-times';
import type { OwnApplicationProps } from './own-application-props';
import { useChangedText } from './use-changed-text';
import { useOwnInterview } from './use-own-interview';

const TITLES: Record<OwnInterview['state'], string> = {
  offered: 'Choose a time for your interview',
  booked: 'Your interview',
  done: 'Your interview',
  cancelled: 'Interview cancelled',
};

/** The interview: first the times to choose from, then place and time. Draws nothing if no interview was offered. */
export function InterviewSection({ application, session, onLeave }: OwnApplicationProps) {
  const own = useOwnInterview({ session, withdrawnAt: application.withdrawn_at, onLeave });
  const { interview, isBusy, failure, choose, cancel, save } = own;
  const [moving, setMoving] = useState<'not yet' | 'now' | 'kept'>('not yet');
  const [facts, tellChange] = useChangedText<HTMLDivElement>();
  if (interview === undefined && own.loadFailure !== undefined)
    return (
      <ActionSection
        title="Your interview"
        text={<p>We couldn’t check whether you have an interview.</p>}
        failure={own.loadFailure}
      >
        <div className={styles.actions}>
          <Button look="outline" size="small" disabled={isBusy} onClick={() => void own.load()}>
            Try again
          </Button>
        </div>
      </ActionSection>
    );
  if (!interview) return null;
  const { state, can_change, text, times } = interview;
  const isChoosing = can_change && (state === 'offered' || moving === 'now');

  return (
    <ActionSection
      title={TITLES[state]}
      isPrinted
      failure={failure}
      text={<Facts {...{ interview, application }} ref={facts} />}
    >
      {text && state !== 'cancelled' && <p className={styles.note}>{text}</p>}
      {isChoosing && (
        <InterviewTimes
          times={times}
          isBusy={isBusy}
          label={state === 'offered' ? 'Book this time' : 'Move to this time'}
          onKeep={state === 'booked' ? () => setMoving('kept') : undefined}
          onChoose={async (slotId) => {
            // After a refusal the form stays, with the times that are still free.
            if (!(await choose(slotId))) return;
            setMoving('not yet');
            tellChange();
          }}
        />
      )}
      <div className={styles.actions}>
        {state === 'booked' && (
          <Button look="outline" size="small" disabled={isBusy} onClick={() => void save()}>
            Add to my calendar
          </Button>
        )}
        {state === 'booked' && can_change && times.length > 0 && !isChoosing && (
          <Button
            look="outline"
            size="small"
            autoFocus={moving === 'kept'}
            disabled={isBusy}
            onClick={() => setMoving('now')}
          >
            Choose another time
          </Button>
        )}
        {can_change && (
          <AskedButton
            label={state === 'offered' ? 'Decline the interview' : 'Cancel the interview'}
            confirmLabel={state === 'offered' ? 'Yes, decline it' : 'Yes, cancel it'}
            isBusy={isBusy}
            onConfirm={async () => {
              if (await cancel()) tellChange();
            }}
          />
        )}
      </div>
    </ActionSection>
  );
}

interface FactsProps extends Pick<OwnApplicationProps, 'application'> {
  interview: OwnInterview;
  ref: Ref<HTMLDivElement>;
}

function Facts({ interview, application, ref }: FactsProps) {
  const { state, starts_at, minutes, place } = interview;
  const isOpen = application.status !== 'rejected' && application.withdrawn_at === null;
  if (state === 'offered')
    return <p>All times are Lagos time. Each time goes to the first person who chooses it.</p>;
  return (
    <div ref={ref} tabIndex={-1} role="status">
      {state === 'cancelled' ? (
        <p>There is no interview.{isOpen && ' HR may offer you new times.'}</p>
      ) : (
        <dl className={styles.facts}>
          <div>
            <dt>When</dt>
            <dd>{starts_at && `${formatDateTime(starts_at)} (Lagos time), ${minutes} minutes`}</dd>
          </div>
          <div>
            <dt>Where</dt>
            <dd>{place && <Place place={place} />}</dd>
          </div>
        </dl>
      )}
    </div>
  );
}

/** The place of an interview: a link for a call, text for a street address. */
function Place({ place }: { place: string }) {
  return /^https:\/\/\S+$/.test(place) ? (
    <a href={place} rel="noopener noreferrer" target="_blank">
      {place}
    </a>
  ) : (
    place
  );
}
