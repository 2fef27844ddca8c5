import { Button } from '../../components/button';
import { downloadOwnData } from '../../lib/api/candidate';
import { saveBlob } from '../../lib/save-blob';
import { ActionSection } from './action-section';
import type { OwnApplicationProps } from './own-application-props';
import { useAction } from './use-action';

/** Download of the data of the application. */
export function DataSection({ application, session, onLeave }: OwnApplicationProps) {
  const { isBusy, failure, run } = useAction();

  const download = () =>
    run(async () => {
      const outcome = await downloadOwnData(session);
      if (outcome.type === 'ended') onLeave(outcome.message);
      if (outcome.type !== 'done') return outcome.message;
      saveBlob(outcome.data, `Application ${application.reference}.zip`);
      return undefined;
    });

  return (
    <ActionSection
      title="Your data"
      failure={failure}
      text={
        <p>
          Your answers and files, the history of your application and the emails about it, in one ZIP file.
          Other programs can read its JSON file. For what our team wrote about you, ask us.
        </p>
      }
    >
      <div>
        <Button look="outline" size="small" disabled={isBusy} onClick={() => void download()}>
          {isBusy ? 'Packing...' : 'Download my data'}
        </Button>
      </div>
    </ActionSection>
  );
}
