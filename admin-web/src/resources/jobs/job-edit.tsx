import { EditBase, useNotify, useRedirect } from 'react-admin';
import { useParams } from 'react-router-dom';
import { LoadingPanel } from '../../components/loading-panel';
import { PageHeading } from '../../components/page-heading';
import { RetryPanel } from '../../components/retry-panel';
import { JobForm } from './job-form';
import { useJobSaveFailure } from './use-job-save-failure';

export function JobEdit() {
  const { id } = useParams();
  const onError = useJobSaveFailure();
  const notify = useNotify();
  const redirect = useRedirect();
  const onSuccess = () => {
    notify('Job updated', { type: 'success' });
    redirect('/jobs');
  };
  return (
    <EditBase
      id={id}
      mutationMode="pessimistic"
      mutationOptions={{ onError, onSuccess }}
      queryOptions={{ onError: (error: Error) => console.error(error) }}
      render={({ isPending, error, refetch }) => (
        <>
          <PageHeading title="Edit Job" />
          {error ? (
            <RetryPanel title="This job could not be loaded" error={error} onRetry={refetch} />
          ) : isPending ? (
            <LoadingPanel text="Loading the job..." />
          ) : (
            <JobForm submitLabel="Update Job" />
          )}
        </>
      )}
    />
  );
}
