import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { ShownTogether } from './shown-together';

afterEach(cleanup);

function Section({ name, answer }: { name: string; answer: Promise<string> }) {
  const { data } = useQuery({ queryKey: [name], queryFn: () => answer, staleTime: Infinity });
  return <h2>{data ?? `${name} loads`}</h2>;
}

const show = (client: QueryClient, one: Promise<string>, other: Promise<string>) =>
  render(
    <QueryClientProvider client={client}>
      <ShownTogether>
        <Section name="one" answer={one} />
        <Section name="other" answer={other} />
      </ShownTogether>
    </QueryClientProvider>,
  );

it('sections appear together once the last is loaded, and at once if all are known', async () => {
  const client = new QueryClient();
  let answer: (text: string) => void = () => undefined;
  show(client, Promise.resolve('First'), new Promise((resolve) => (answer = resolve)));
  await screen.findByRole('heading', { name: 'First', hidden: true });
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Loading...');
  answer('Second');
  expect(await screen.findByRole('heading', { name: 'Second' })).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();

  cleanup();
  show(client, new Promise(() => undefined), new Promise(() => undefined));
  expect(await screen.findByRole('heading', { name: 'First' })).toBeTruthy();
  client.clear();
});
