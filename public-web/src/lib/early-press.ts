interface EarlyWindow extends Window {
  /** The button that was pressed before the scripts were there (server/start-late.ts). */
  earlyPress?: HTMLElement;
  isTakenOver?: boolean;
}

/** Presses once more what was pressed before React had taken the page over. Call it in an effect: it has by then. */
export function replayEarlyPress(): void {
  const page: EarlyWindow = window;
  page.isTakenOver = true;
  // After what that effect's commit still draws: some have noticed by themselves.
  setTimeout(() => {
    const button = page.earlyPress;
    page.earlyPress = undefined;
    if (button?.isConnected && button.getAttribute('aria-expanded') !== 'true') button.click();
  });
}
