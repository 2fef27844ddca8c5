type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const TYPED = 'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea, select';
/** Ticked boxes keep their state in the page; React only has to be told. */
const CHOSEN = 'input:is([type=checkbox], [type=radio])';

/** Text typed before hydration, by the id of the field. */
const early = new Map<string, string>();
/** Values in the HTML as delivered, by id. They are read early, since after hydration React also writes typed text into `defaultValue`. */
const built = new Map<string, string>();
/** What was in a field that React emptied under the visitor's fingers, by id: what is typed on follows it. */
const emptied = new Map<string, string>();
/** Id of the field that has the focus at hydration. */
let focused: string | undefined;

/** Remembers what the visitor has typed so far. */
function rememberEarlyInput(): void {
  for (const control of document.querySelectorAll<Control>(TYPED)) {
    if (!emptied.has(control.id) && control.value !== (built.get(control.id) ?? builtValue(control)))
      early.set(control.id, control.value);
  }
}

const TYPING = ['beforeinput', 'input'];

/** Follows what is typed until the forms are told: a key may come between the first drawing of a form and that. */
function follow({ type: kind, target }: Event): void {
  const { id, value } = target as Control;
  if (!(target as Control).matches(TYPED)) return;
  if (kind === 'input') early.set(id, (emptied.get(id) ?? '') + value);
  else if (!value && early.get(id) && !emptied.has(id)) emptied.set(id, early.get(id) ?? '');
}

/**
 * Types into the forms what the visitor typed before hydration. Call it in an effect, which runs after
 * hydration.
 */
export function replayEarlyInput(): void {
  rememberEarlyInput();
  // Fields rendered from now on get their values from the forms.
  built.clear();
  focused ??= document.activeElement?.matches(TYPED) ? document.activeElement.id : undefined;
  // After the rest of this commit, and one field at a time, as forms expect.
  setTimeout(() => {
    for (const kind of TYPING) document.removeEventListener(kind, follow, true);
    for (const [id, text] of early) {
      const control = document.getElementById(id);
      if (control) type(control as Control, text);
    }
    early.clear();
    emptied.clear();
    // A form that rendered again has dropped the focus.
    if (focused && document.activeElement === document.body) document.getElementById(focused)?.focus();
    focused = undefined;
    for (const input of document.querySelectorAll<HTMLInputElement>(CHOSEN)) tellChoice(input);
  });
}

// This module is evaluated before hydration.
if (typeof document !== 'undefined') {
  for (const control of document.querySelectorAll<Control>(TYPED)) built.set(control.id, builtValue(control));
  rememberEarlyInput();
  for (const kind of TYPING) document.addEventListener(kind, follow, true);
}

function tellChoice(input: HTMLInputElement): void {
  if (input.checked === input.defaultChecked) return;
  // React reacts to a click alone, and only if it changes the state: set it back first.
  input.checked = !input.checked;
  input.click();
}

/** Value of a field in the delivered HTML. */
function builtValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

function type(control: Control, text: string): void {
  if (control instanceof HTMLSelectElement) {
    control.value = text;
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  // React ignores an event whose value equals the last one it saw, and it sees values set on the element itself: so the prototype's setter.
  control.value = '';
  const { prototype } = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
