type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const TYPED = 'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea, select';
/** What is ticked stays in the page: it only has to be told of. */
const CHOSEN = 'input:is([type=checkbox], [type=radio])';

/** By the id of the field. */
const early = new Map<string, string>();
/** What each field had when the page came: React writes what is typed into it there, too, once it has taken the page over. */
const built = new Map<string, string>();
/** The field that a visitor is in as React takes the page over. */
let focused: string | undefined;

/** Takes note of what a visitor has typed into the page so far. */
function rememberEarlyInput(): void {
  for (const control of document.querySelectorAll<Control>(TYPED)) {
    if (control.value !== (built.get(control.id) ?? builtValue(control)))
      early.set(control.id, control.value);
  }
}

/**
 * Tells the forms of what was typed before React took the page over, as if it were typed now. Call it in an
 * effect: React has taken the page over then.
 */
export function replayEarlyInput(): void {
  rememberEarlyInput();
  // Whatever is drawn from now on has its values from the forms.
  built.clear();
  focused ??= document.activeElement?.matches(TYPED) ? document.activeElement.id : undefined;
  // After what that effect's commit still draws, and one by one: forms take a field at a time.
  setTimeout(() => {
    for (const [id, text] of early) {
      const control = document.getElementById(id);
      if (control) type(control as Control, text);
    }
    early.clear();
    // A form that was drawn again has let it go.
    if (focused && document.activeElement === document.body) document.getElementById(focused)?.focus();
    focused = undefined;
    for (const input of document.querySelectorAll<HTMLInputElement>(CHOSEN)) tellChoice(input);
  });
}

// Scripts are loaded before React takes the page over.
if (typeof document !== 'undefined') {
  for (const control of document.querySelectorAll<Control>(TYPED)) built.set(control.id, builtValue(control));
  rememberEarlyInput();
}

function tellChoice(input: HTMLInputElement): void {
  if (input.checked === input.defaultChecked) return;
  // React hears of a click, and of nothing that is so already.
  input.checked = !input.checked;
  input.click();
}

/** What the build, or the server, had put there. */
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
  // React hears only of what differs from what it last saw in the field, and sees what is set on the element itself.
  control.value = '';
  const { prototype } = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
