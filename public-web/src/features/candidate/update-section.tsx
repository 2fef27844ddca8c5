import { Button } from '../../components/button';
import { ActionSection } from './action-section';
import type { OwnApplicationProps } from './own-application-props';

/** Leads to the form of a newer version, while the job is open and no decision was made. */
export function UpdateSection({ application, onUpdate }: OwnApplicationProps) {
  if (!application.can_update) return null;
  return (
    <ActionSection
      title="Update"
      text={
        <p>
          Something to correct, or a better cover letter? Send a newer version while the position is open.
        </p>
      }
    >
      <div>
        <Button size="small" look="outline" onClick={onUpdate}>
          Update my application
        </Button>
      </div>
    </ActionSection>
  );
}
