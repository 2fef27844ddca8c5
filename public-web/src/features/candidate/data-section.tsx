import { Button } from '../../components/button';
import { downloadOwnData } from '../../lib/api/candidate';
import { saveBlob } from '../../lib/save-blob';
import { ActSection } from './act-section';
import type { OwnApplicationProps } from './own-application-props';
import { useAct } from './use-act';

/** Everything that is kept, to take away. */
export function DataSection({ application, session, onLeave }: OwnApplicationProps) {
  const { isBusy, failure, run } = useAct();

  const download = () =>
    run(async () => {
      const outcome = await downloadOwnData(session);
      if (outcome.kind === 'ended') onLeave(outcome.message);
      if (outcome.kind !== 'done') return outcome.message;
      saveBlob(outcome.data, `Application ${application.reference}.zip`);
      return undefined;
    });

  return (
    <ActSection
      title="Your data"
      failure={failure}
      text={
        <p>
          Your answers and files, the history of your application and the mails about it: one archive with a
          JSON file that programs can read.
        </p>
      }
    >
      <div>
        <Button look="outline" size="small" disabled={isBusy} onClick={() => void download()}>
          {isBusy ? 'Packing...' : 'Download my data'}
        </Button>
      </div>
    </ActSection>
  );
}
