import { useEffect, useRef } from 'react';

/**
 * For the heading of a view that takes the place of another: shows its beginning and puts the focus there.
 * @param view when it changes, that is a new view too
 */
export function useFocusedHeading(view?: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [view]);
  return heading;
}
