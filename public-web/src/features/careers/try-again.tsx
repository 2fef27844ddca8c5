import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../components/button';
import { Form } from '../../components/form/form';
import { Icon } from '../../components/icon';
import { MAIN_ID } from '../../components/skip-link';

/** Loads again what could not be had: without scripts, the page as a whole. */
export function TryAgain() {
  const revalidator = useRevalidator();
  const isPressed = useRef(false);
  // What comes in its place is not where the focus was.
  useEffect(
    () => () => {
      if (isPressed.current && document.activeElement === document.body)
        document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    },
    [],
  );

  function loadAgain() {
    isPressed.current = true;
    return revalidator.revalidate();
  }

  return (
    <Form name="Load again" method="get" onSubmit={loadAgain}>
      {/* Not disabled: it keeps the focus where it fails again. */}
      <Button type="submit" aria-disabled={revalidator.state === 'loading'}>
        <Icon name="refresh" /> Try Again
      </Button>
    </Form>
  );
}
