/**
 * Runs in the browser, inside the page (finish-page.ts): it may use nothing but its arguments. The scripts come when the page
 * is complete and painted, or when somebody touches what cannot do without them. A button that was pressed before is pressed
 * once more when it works. Where only the browser knows what the page is to say, they come in any case: a receipt, a copy without
 * a line, the visit of somebody whom an alert has brought, an application that was begun.
 *
 * @param files all scripts of the page, to be fetched at once
 * @param isSparing whether they come only when they are needed, on a slow line and where data is to be saved
 */
export function startLate(files: string[], isSparing: boolean): void {
  const { dataset } = document.documentElement;
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };

  const start = () => {
    const script = document.querySelector<HTMLScriptElement>('script[type=late]');
    if (!script) return;
    for (const href of files) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    // In its own place, where React will look for it. A script that comes into the page runs.
    const { parentNode, nextSibling } = script;
    script.remove();
    script.type = 'module';
    parentNode?.insertBefore(script, nextSibling);
  };

  let pressed: HTMLElement | null | undefined;
  const pressAgain = () => {
    if (!('ready' in dataset)) return requestAnimationFrame(pressAgain);
    // Some have noticed by themselves.
    if (pressed?.getAttribute('aria-expanded') !== 'true') pressed?.click();
    pressed = null;
  };

  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button[type=button]');
    if (!button || 'ready' in dataset) return;
    if (!pressed) requestAnimationFrame(pressAgain);
    pressed = button;
    start();
  });
  document.addEventListener('focusin', ({ target }) => {
    if ((target as Element).closest('form[method=post]')) start();
  });
  const hasDraft = () => {
    const [, jobId] = /^\/job-application\/(\d+)/.exec(location.pathname) ?? [];
    try {
      return jobId !== undefined && localStorage.getItem(`smash.application-draft.${jobId}`) !== null;
    } catch {
      return false;
    }
  };
  const place = history.state as { usr?: unknown } | null;
  const saysMore =
    Boolean(place?.usr) || 'keptAt' in dataset || location.hash.startsWith('#alert=') || hasDraft();
  const isSlow = connection?.saveData || /2g|3g/.test(connection?.effectiveType ?? '');
  if (isSparing && isSlow && !saysMore) return;
  // The page is painted first, pictures included.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)), { once: true });
}
