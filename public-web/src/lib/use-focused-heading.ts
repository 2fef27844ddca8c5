import { useEffect, useRef } from 'react';

/**
 * For the heading of a view that replaces another: scrolls to the top and focuses the heading.
 * @param view a change of it counts as a new view
 */
export function useFocusedHeading(view?: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [view]);
  return heading;
}
