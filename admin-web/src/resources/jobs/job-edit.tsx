import { EditScreen } from '../../components/editing/edit-screen';
import { JobInputs } from './job-inputs';
import { JOB } from './job-kind';

export function JobEdit() {
  return (
    <EditScreen kind={JOB} title="Edit Job" submitLabel="Update Job" savedText="Job updated">
      <JobInputs />
    </EditScreen>
  );
}
