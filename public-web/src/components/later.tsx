import { startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';

/** What is not in the page as it was built, and a form can do without for a moment: drawn after the page is hydrated, between other work. */
export function Later({ children }: { children: ReactNode }) {
  const [isTime, setTime] = useState(false);
  useEffect(() => startTransition(() => setTime(true)), []);
  return isTime && <Suspense>{children}</Suspense>;
}
