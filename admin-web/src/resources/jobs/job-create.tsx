import { JOB_DEFAULTS } from '@smash/contract';
import { CreateBase, useNotify, useRedirect } from 'react-admin';
import { PageHeading } from '../../components/page-heading';
import { JobForm } from './job-form';
import { useJobSaveFailure } from './use-job-save-failure';

export function JobCreate() {
  const onError = useJobSaveFailure();
  const notify = useNotify();
  const redirect = useRedirect();
  const onSuccess = () => {
    notify('Job posted', { type: 'success' });
    redirect('/jobs');
  };
  return (
    <CreateBase mutationMode="pessimistic" mutationOptions={{ onError, onSuccess }} record={JOB_DEFAULTS}>
      <PageHeading title="Post New Job" />
      <JobForm submitLabel="Post Job" />
    </CreateBase>
  );
}
