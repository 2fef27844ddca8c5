import { useEffect, type ComponentProps } from 'react';
import { replayEarlyInput } from '../lib/early-input';
import { useIsHydrated } from '../lib/use-is-hydrated';
import { Button } from './button';

/**
 * The button that sends a form. It waits for the scripts, since the browser would send the form by itself, with what was
 * typed in the address; what was typed until they came is not lost.
 */
export function SubmitButton({ disabled = false, ...rest }: ComponentProps<typeof Button>) {
  const isHydrated = useIsHydrated();
  useEffect(replayEarlyInput, []);
  return <Button type="submit" disabled={disabled || !isHydrated} {...rest} />;
}
