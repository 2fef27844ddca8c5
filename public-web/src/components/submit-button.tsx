import { useEffect, type ComponentProps } from 'react';
import { replayEarlyInput } from '../lib/early-input';
import { useIsHydrated } from '../lib/use-browser-value';
import { Button } from './button';

interface SubmitButtonProps extends ComponentProps<typeof Button> {
  /** Whether the form needs scripts. Sent by the browser alone, its fields would end up in the address. */
  needsScripts?: boolean;
}

/** Button that sends a form. Disabled until scripts run where they are needed; text typed until then is kept. */
export function SubmitButton({ disabled = false, needsScripts = true, ...rest }: SubmitButtonProps) {
  const isHydrated = useIsHydrated();
  useEffect(replayEarlyInput, []);
  return <Button type="submit" disabled={disabled || (needsScripts && !isHydrated)} {...rest} />;
}
