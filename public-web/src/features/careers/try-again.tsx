import { useRevalidator } from 'react-router';
import { Button } from '../../components/button';
import { Form } from '../../components/form/form';
import { Icon } from '../../components/icon';

/** Loads again what could not be had: without scripts, the page as a whole. */
export function TryAgain() {
  const revalidator = useRevalidator();
  return (
    <Form name="Load again" method="get" onSubmit={() => revalidator.revalidate()}>
      <Button type="submit" disabled={revalidator.state === 'loading'}>
        <Icon name="refresh" /> Try Again
      </Button>
    </Form>
  );
}
