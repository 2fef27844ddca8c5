/** The element that holds every screen; it can take focus without being a tab stop. */
export const MAIN_ID = 'main-content';

/** Moves focus to the screen itself, for when the control that had it is gone. */
export function focusMain(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}

/** Moves focus to the screen if nothing has it, because what had it was removed. */
export function focusMainIfLost(): void {
  if (document.activeElement === null || document.activeElement === document.body) focusMain();
}
