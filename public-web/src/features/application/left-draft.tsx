import { Later } from '../../components/later';
import { lazyExtra } from '../../lib/lazy-extra';
import { readDraft } from './draft';
import { forgetDraft } from './use-draft';

const LeftDraftNote = lazyExtra(async () => (await import('./draft-note')).LeftDraftNote);

/** Offers to clear the draft on this device for a job whose form is not shown. */
export function LeftDraft({ jobId }: { jobId: number }) {
  return (
    <Later>
      <LeftDraftNote jobId={jobId} read={readDraft} forget={forgetDraft} />
    </Later>
  );
}
