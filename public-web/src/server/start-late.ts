import type { TrustedTypes } from '../lib/trusted-types';

/**
 * Runs in the browser, inside the page (finish-page.ts), so it may use nothing but its arguments. The scripts load once
 * the page is complete and painted, or when somebody touches a part that needs them. A button that was pressed too early
 * is pressed again once it works. The scripts always load where only the browser knows the content of the page: a receipt,
 * an offline copy, a visit from a job alert, a begun application. If a script does not arrive, the page says so: without it
 * nothing that is typed is kept, and only a reload asks for it again. The scripts write into the fields that they take over,
 * so they run between two words: a keyboard that composes a word would double what it has of it.
 *
 * @param files all scripts of the page, to be fetched together
 * @param isSparing whether scripts wait until they are needed, if the line is slow or the data saver is on
 * @param notLoaded what the page says if a script does not arrive
 * @param worker address of the service worker: where the scripts wait it is registered here, for those who only read
 */
export function startLate(files: string[], isSparing: boolean, notLoaded: string, worker?: string): void {
  const { dataset } = document.documentElement;
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };

  const tell = () => {
    if ('ready' in dataset || 'failed' in dataset) return;
    dataset['failed'] = '';
    const note = Object.assign(document.createElement('p'), {
      className: 'not-loaded',
      textContent: notLoaded,
    });
    note.setAttribute('role', 'alert');
    document.body.append(note);
  };

  let isComposing = false;
  /** Files on their way; undefined until they are asked for. */
  let missing: number | undefined;
  const run = () => {
    const script = document.querySelector<HTMLScriptElement>('script[type=late]');
    if (!script || missing !== 0 || isComposing) return;
    // Put back into its own place, where React looks for it. A script that is inserted into the page runs.
    const { parentNode, nextSibling } = script;
    script.remove();
    script.type = 'module';
    script.onerror = tell;
    // The page's script imports React's with import(), whose failure is not its own.
    addEventListener('unhandledrejection', tell);
    parentNode?.insertBefore(script, nextSibling);
  };
  const start = () => {
    if (missing !== undefined) return;
    // Safari before 17 loads them with the script.
    missing = document.createElement('link').relList.supports('modulepreload') ? files.length : 0;
    for (const href of files) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
      link.onload = link.onerror = () => {
        if (missing) missing -= 1;
        run();
      };
      document.head.append(link);
    }
    run();
  };
  document.addEventListener('compositionstart', () => (isComposing = true));
  for (const end of ['compositionend', 'focusout']) {
    document.addEventListener(end, () => {
      isComposing = false;
      // After the keys of the same word, such as its space.
      setTimeout(run);
    });
  }

  let pressed: HTMLElement | null | undefined;
  const pressAgain = () => {
    // Some buttons have noticed the early press themselves.
    if (pressed?.getAttribute('aria-expanded') !== 'true') pressed?.click();
    pressed = null;
  };
  // Costs nothing while the scripts do not arrive.
  new MutationObserver((_, observer) => {
    observer.disconnect();
    requestAnimationFrame(pressAgain);
  }).observe(document.documentElement, { attributeFilter: ['data-ready'] });

  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button[type=button]');
    if (!button || 'ready' in dataset) return;
    pressed = button;
    start();
  });
  document.addEventListener('focusin', ({ target }) => {
    if ((target as Element).closest('form[method=post]')) start();
  });
  // React knows nothing of the attribute, whereas it would find a changed text.
  document.addEventListener('change', ({ target }) => {
    const { files: chosen, parentElement: label } = target as HTMLInputElement;
    if (!chosen || !label) return;
    delete label.dataset['early'];
    if (chosen[0]) label.dataset['early'] = chosen[0].name;
  });
  const hasDraft = () => {
    const [, jobId] = /^\/job-application\/(\d+)/.exec(location.pathname) ?? [];
    try {
      return jobId !== undefined && localStorage.getItem(`smash.application-draft.${jobId}`) !== null;
    } catch {
      return false;
    }
  };
  const register = (address: string) => {
    const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
    const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: (script) => script });
    navigator.serviceWorker
      .register(policy?.createScriptURL(address) ?? address)
      .catch((error: unknown) => console.warn('Pages are not kept for reading offline', error));
  };
  const place = history.state as { usr?: unknown } | null;
  const saysMore =
    Boolean(place?.usr) || 'keptAt' in dataset || location.hash.startsWith('#alert=') || hasDraft();
  const isSlow = connection?.saveData || /2g|3g/.test(connection?.effectiveType ?? '');
  if (isSparing && isSlow && !saysMore) {
    if (worker && 'serviceWorker' in navigator)
      addEventListener('load', () => register(worker), { once: true });
    return;
  }
  // Waits until the page is painted, pictures included.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)), { once: true });
}
