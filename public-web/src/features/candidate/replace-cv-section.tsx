import { FILE_RULES, checkFile } from '@smash/contract';
import { useState } from 'react';
import { Button } from '../../components/button';
import { FileField } from '../../components/form/file-field';
import { ProgressBar } from '../../components/progress-bar';
import { replaceOwnCv } from '../../lib/api/candidate';
import { isReadable, UNREADABLE_FILE } from '../../lib/is-readable';
import { ActionSection } from './action-section';
import type { OwnApplicationProps } from './own-application-props';
import { useAction } from './use-action';
import { useChangedText } from './use-changed-text';

const FIELD = 'candidate-cv';

/** Section that replaces the CV while nobody has reviewed the application. */
export function ReplaceCvSection({ application, session, onOutcome }: OwnApplicationProps) {
  const { cv_filename, can_replace_cv } = application;
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const [percent, setPercent] = useState<number | undefined>();
  const [isReplaced, setReplaced] = useState(false);
  const { isBusy, failure, run } = useAction();
  const [text, tellChange] = useChangedText<HTMLParagraphElement>();

  function choose(chosen: File | null) {
    setFile(chosen);
    setReplaced(false);
    setProblem(chosen ? checkFile('cv', chosen) : undefined);
  }

  const send = async (chosen: File) => {
    if (!(await isReadable(chosen))) {
      setProblem(UNREADABLE_FILE);
      // The button disappears.
      return document.getElementById(FIELD)?.focus();
    }
    const isDone = await run(async () => {
      setPercent(0);
      const outcome = await replaceOwnCv(session, chosen, setPercent);
      setPercent(undefined);
      if (outcome.type === 'done') {
        setFile(null);
        setReplaced(true);
      }
      return onOutcome(outcome);
    });
    if (isDone) tellChange();
  };

  return (
    <ActionSection
      title="Your CV"
      failure={failure}
      text={
        <>
          <p>{cv_filename ?? 'We have no CV from you.'}</p>
          {!can_replace_cv && (
            <p>You can replace your CV only while your application is waiting to be reviewed.</p>
          )}
          <p ref={text} tabIndex={-1}>
            {isReplaced && can_replace_cv ? 'We’ve received your new CV. Your old one has been erased.' : ''}
          </p>
        </>
      }
    >
      {can_replace_cv && (
        <FileField
          id={FIELD}
          label="New CV"
          description="PDF, DOC or DOCX, smaller than 5 MB"
          error={problem}
          isRequired
          isDisabled={isBusy}
          extensions={FILE_RULES.cv.extensions}
          file={file}
          onChange={choose}
        />
      )}
      {percent !== undefined && <ProgressBar percent={percent} label="Sending your CV" />}
      {can_replace_cv && file && !problem && (
        <div>
          <Button size="small" disabled={isBusy} onClick={() => void send(file)}>
            {isBusy ? 'Replacing...' : 'Replace the CV'}
          </Button>
        </div>
      )}
    </ActionSection>
  );
}
