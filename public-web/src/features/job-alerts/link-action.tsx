import { type ReactNode, useState } from 'react';
import { AccessForm } from '../../components/access/access-form';
import { Said } from '../../components/access/said';
import { useAccessForm } from '../../components/access/use-access-form';
import { Banner } from '../../components/banner';
import { ButtonLink } from '../../components/button';
import type { CallOutcome } from '../../lib/api/call-outcome';
import { useArrivalFocus } from '../../lib/use-arrival-focus';

interface LinkActionProps<Data> {
  token: string;
  /** Label of the button that runs the action. Mail programs that open links by themselves do not press it. */
  buttonLabel: string;
  action: (token: string) => Promise<CallOutcome<Data>>;
  /** Text below the page's heading after a success. */
  done: (data: Data) => ReactNode;
  onDone: () => void;
  /** Text for a link that is used, too old or cut off. */
  dead: string;
}

/** One button that uses the token behind the # of a mailed link. */
export function LinkAction<Data>({ token, buttonLabel, action, done, onDone, dead }: LinkActionProps<Data>) {
  const [result, setResult] = useState<{ data: Data }>();
  const [isDead, setDead] = useState(token === '');
  const { form } = useAccessForm(
    {},
    async () => {
      const outcome = await action(token);
      if (!outcome.isDone && (outcome.status === 404 || outcome.status === 422)) setDead(true);
      return outcome;
    },
    (data) => {
      setResult({ data });
      onDone();
    },
  );
  if (result) return <Outcome>{done(result.data)}</Outcome>;
  if (isDead) return <DeadLink>{dead}</DeadLink>;
  return <AccessForm {...form} name={buttonLabel} buttonLabel={buttonLabel} busyLabel="One moment..." />;
}

function Outcome({ children }: { children: ReactNode }) {
  return (
    <Said>
      {children}
      <OpenPositions />
    </Said>
  );
}

function DeadLink({ children }: { children: ReactNode }) {
  return (
    <>
      <Banner tone="danger" ref={useArrivalFocus<HTMLDivElement>()}>
        <p>{children}</p>
      </Banner>
      <OpenPositions />
    </>
  );
}

const OpenPositions = () => (
  <div>
    <ButtonLink to="/careers" look="outline" viewTransition>
      See our open positions
    </ButtonLink>
  </div>
);
