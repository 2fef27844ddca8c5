import { useRevalidator } from 'react-router';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';

/** Loads again what could not be had: without scripts, the page as a whole. */
export function TryAgain() {
  const revalidator = useRevalidator();
  return (
    <form
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        void revalidator.revalidate();
      }}
    >
      <Button type="submit" disabled={revalidator.state === 'loading'}>
        <Icon name="refresh" /> Try Again
      </Button>
    </form>
  );
}
