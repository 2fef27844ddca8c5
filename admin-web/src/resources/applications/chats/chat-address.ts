/** Longest text for WhatsApp's address; longer texts are lost on some telephones. */
export const LONGEST_CHAT = 2_000;

/**
 * The address that opens a chat with a text (https://faq.whatsapp.com/5913398998672934).
 * @param phone in E.164
 */
export const chatAddress = (phone: string, text: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
