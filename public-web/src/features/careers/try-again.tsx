import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../components/button';
import { Form } from '../../components/form/form';
import { Icon } from '../../components/icon';
import { MAIN_ID } from '../../components/skip-link';

/** Button that loads the failed data again; without scripts, the whole page. */
export function TryAgain() {
  const revalidator = useRevalidator();
  const isPressed = useRef(false);
  // After success the button is gone: the focus goes to the main part.
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
      {/* Not disabled, so that it keeps the focus if loading fails again. */}
      <Button type="submit" aria-disabled={revalidator.state === 'loading'}>
        <Icon name="refresh" /> Try Again
      </Button>
    </Form>
  );
}
