import { TestEnvironment } from 'jest-environment-jsdom';

/** A page without a browser, with what every browser has and jsdom lacks. */
export default class extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    const { AbortController, AbortSignal, Blob, File, Headers, Response, fetch } = globalThis;
    const { TextDecoder, TextDecoderStream, TextEncoder, TransformStream } = globalThis;
    const origin = this.global.location.href;
    /** Node knows no page that an address could be relative to. */
    class Request extends globalThis.Request {
      constructor(input, options) {
        super(typeof input === 'string' ? new URL(input, origin) : input, options);
      }
    }
    const { FormData: FormDataOfPage } = this.global;
    /** Node's own, which fetch sends, takes no form. */
    class FormData extends globalThis.FormData {
      constructor(form, submitter) {
        super();
        if (form) for (const [name, value] of new FormDataOfPage(form, submitter)) this.append(name, value);
      }
    }
    // Node's Request takes no other signal than Node's own.
    Object.assign(this.global, { AbortController, AbortSignal });
    Object.assign(this.global, { Blob, File, FormData, Headers, Request, Response });
    Object.assign(this.global, { TextDecoder, TextDecoderStream, TextEncoder, TransformStream, fetch });
    // Nothing is laid out here, so there is nowhere to scroll.
    this.global.Element.prototype.scrollIntoView = () => undefined;
  }
}
