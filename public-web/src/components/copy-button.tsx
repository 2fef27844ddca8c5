import { useEffect, useState } from 'react';
import { Button } from './button';
import { Icon } from './icon';
import { copyText } from '../lib/copy-text';

interface CopyButtonProps {
  /** Returns the text to copy; called when the button is pressed. */
  getText: () => string;
  label: string;
  className?: string;
}

/** How long the button shows the outcome, in milliseconds. */
const CONFIRMATION_MS = 2_500;

/** Copies a text and says so, to the eye and to a screen reader. */
export function CopyButton({ getText, label, className }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'failed'>('idle');

  useEffect(() => {
    if (outcome === 'idle') return;
    const timer = setTimeout(() => setOutcome('idle'), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    setOutcome((await copyText(getText())) ? 'copied' : 'failed');
  }

  const spoken = { idle: '', copied: 'Copied', failed: 'Could not copy' }[outcome];
  return (
    <Button look="quiet" size="small" className={className} onClick={() => void copy()}>
      <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
      <span aria-hidden={outcome !== 'idle'}>{spoken || label}</span>
      <span className="visually-hidden" role="status">
        {spoken}
      </span>
    </Button>
  );
}
