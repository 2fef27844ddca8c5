import { startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';

/** Renders its children after hydration, in a transition: they are not in the prerendered HTML, and the page works without them. */
export function Later({ children }: { children: ReactNode }) {
  const [isTime, setTime] = useState(false);
  useEffect(() => startTransition(() => setTime(true)), []);
  return isTime && <Suspense>{children}</Suspense>;
}
