import { EditScreen } from '../../components/editing/edit-screen';
import { MemberInputs } from './member-inputs';
import { MEMBER } from './member-kind';

export function MemberEdit() {
  return (
    <EditScreen kind={MEMBER} title="Edit Member" submitLabel="Update Member" savedText="Member updated">
      <MemberInputs />
    </EditScreen>
  );
}
