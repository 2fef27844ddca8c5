import { useEffect, type ComponentProps } from 'react';
import { replayEarlyInput } from '../lib/early-input';
import { useIsHydrated } from '../lib/use-browser-value';
import { Button } from './button';

interface SubmitButtonProps extends ComponentProps<typeof Button> {
  /** Whether a form that the browser sends by itself would go wrong: what was typed would stand in the address. */
  needsScripts?: boolean;
}

/** The button that sends a form. It waits for the scripts where they are needed; what was typed until then is not lost. */
export function SubmitButton({ disabled = false, needsScripts = true, ...rest }: SubmitButtonProps) {
  const isHydrated = useIsHydrated();
  useEffect(replayEarlyInput, []);
  return <Button type="submit" disabled={disabled || (needsScripts && !isHydrated)} {...rest} />;
}
