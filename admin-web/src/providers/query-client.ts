import { QueryClient } from '@tanstack/react-query';

/** A failed call is shown at once, with a way to try again, rather than repeated in silence. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 5_000 } },
});
