import { addThirdPartyScript } from '../../lib/third-party-script';

/** The object that the chat provider's script reads its licence from (docs/requirements/site.md#s-33). */
interface ChatSettings {
  license: number | string;
}

/** The provider's own handle, once its script has run. */
interface ChatWidget {
  call?: (command: string) => void;
}

declare global {
  interface Window {
    __lc?: ChatSettings;
    LiveChatWidget?: ChatWidget;
  }
}

/** Elements that the provider's script leaves in the page. */
const WIDGET_ELEMENTS = '#chat-widget-container, #chat-widget-minimized, [id^="chat-widget"]';

/** Starts the live chat without blocking the page. @returns a function that removes the chat and all its traces */
export function openLiveChat(licence: string, scriptAddress: string): () => void {
  window.__lc = { license: /^\d+$/.test(licence) ? Number(licence) : licence };
  const script = addThirdPartyScript(scriptAddress);

  return () => {
    window.LiveChatWidget?.call?.('destroy');
    script.remove();
    for (const element of document.querySelectorAll(WIDGET_ELEMENTS)) element.remove();
    delete window.__lc;
    delete window.LiveChatWidget;
  };
}
