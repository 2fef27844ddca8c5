import { useRef, type ComponentProps, type SyntheticEvent } from 'react';

interface FormProps extends Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'noValidate' | 'aria-label' | 'aria-busy'
> {
  /** Accessible name of the form. */
  name: string;
  isBusy?: boolean;
  /** Checks and sends the form. The promise settles when sending is over. */
  onSubmit: (form: HTMLFormElement) => unknown;
}

/**
 * Base of every form of this site. While a send is under way it starts no second one, however fast somebody presses.
 * React state would be too late for that, since it is drawn only after the second press.
 */
export function Form({ name, isBusy, onSubmit, ...props }: FormProps) {
  const isUnderWay = useRef(false);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await onSubmit(event.currentTarget);
    } finally {
      isUnderWay.current = false;
    }
  }

  return (
    <form
      {...props}
      noValidate
      aria-label={name}
      aria-busy={isBusy}
      onSubmit={(event) => void submit(event)}
    />
  );
}
