/** Elements in which a letter types or chooses something, and so must do nothing else. */
const TYPING = 'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable="true"]';
const LETTERS_CHOOSE = '[role="menu"], [role="listbox"], [role="combobox"]';
const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** Keys that repeat while they are held down; a status is set once per press. */
const REPEATING = ['j', 'k'];

interface PressedKey {
  key: string;
  target: EventTarget | null;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  repeat: boolean;
  defaultPrevented: boolean;
  isComposing: boolean;
}

/** Whether a press of a key is meant as a shortcut: alone, outside of every field, and not behind a dialog. */
export function isShortcut(press: PressedKey, { inDialogs }: { inDialogs: boolean }): boolean {
  if (press.defaultPrevented || press.isComposing) return false;
  if (press.altKey || press.ctrlKey || press.metaKey) return false;
  if (press.repeat && !REPEATING.includes(press.key.toLowerCase())) return false;
  if (!(press.target instanceof Element)) return true;
  const isWithin = (selector: string) => (press.target as Element).closest(selector) !== null;
  if (isWithin(TYPING) || isWithin(LETTERS_CHOOSE)) return false;
  return inDialogs || !isWithin(DIALOG);
}
