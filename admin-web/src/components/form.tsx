import { Stack, type StackProps } from '@mui/material';
import type { SyntheticEvent } from 'react';
import { useOneAtATime } from './use-one-at-a-time';

interface FormProps extends Omit<StackProps<'form'>, 'component' | 'onSubmit'> {
  /** Checks and sends; what it returns ends when nothing is under way any more. */
  onSubmit: () => unknown;
}

/** The one way to a form that is no react-admin form (see DraftForm for those): one press, one request. */
export function Form({ onSubmit, ...props }: FormProps) {
  const submit = useOneAtATime(onSubmit);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void submit();
  };
  return <Stack spacing={2} {...props} component="form" onSubmit={handleSubmit} />;
}
