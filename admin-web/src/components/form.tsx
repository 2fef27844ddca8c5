import { Stack, type StackProps } from '@mui/material';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { useOneAtATime } from './use-one-at-a-time';

interface FormProps extends Omit<StackProps<'form'>, 'component' | 'onSubmit'> {
  /** Checks and sends. The promise that it returns settles when nothing is under way any more. */
  onSubmit: () => unknown;
}

/** Every form that is not a react-admin form (for those see DraftForm): one press, one request. */
export function Form({ onSubmit, ...props }: FormProps) {
  const submit = useOneAtATime(onSubmit);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void submit();
  };
  return <Stack spacing={2} {...props} component="form" onSubmit={handleSubmit} />;
}

/** Sends the form of a text field on Ctrl+Enter, or Command+Enter on a Mac. */
export function sendOnCtrlEnter(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.currentTarget.closest('form')?.requestSubmit();
}
