import { JOB_DEFAULTS } from '@smash/contract';
import { CreateScreen } from '../../components/editing/create-screen';
import { EditScreen } from '../../components/editing/edit-screen';
import { JobInputs } from './job-inputs';
import { JOB } from './job-record';

export function JobCreate() {
  return (
    <CreateScreen
      type={JOB}
      title="Post New Job"
      submitLabel="Post Job"
      savedText="Job posted"
      defaults={JOB_DEFAULTS}
    >
      <JobInputs />
    </CreateScreen>
  );
}

export function JobEdit() {
  return (
    <EditScreen type={JOB} title="Edit Job" submitLabel="Update Job" savedText="Job updated">
      <JobInputs />
    </EditScreen>
  );
}
