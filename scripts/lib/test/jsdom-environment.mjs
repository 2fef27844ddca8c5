import { TestEnvironment } from 'jest-environment-jsdom';

/** Adds to jsdom what every browser has and jsdom lacks. */
export default class extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    const { AbortController, AbortSignal, Blob, File, Headers, Response, fetch } = globalThis;
    const { TextDecoder, TextDecoderStream, TextEncoder, TransformStream } = globalThis;
    const origin = this.global.location.href;
    /** Resolves addresses against the page: Node's own Request takes no relative ones. */
    class Request extends globalThis.Request {
      constructor(input, options) {
        super(typeof input === 'string' ? new URL(input, origin) : input, options);
      }
    }
    const { FormData: FormDataOfPage } = this.global;
    /** Takes a form element: Node's own FormData, which fetch sends, does not. */
    class FormData extends globalThis.FormData {
      constructor(form, submitter) {
        super();
        if (form) for (const [name, value] of new FormDataOfPage(form, submitter)) this.append(name, value);
      }
    }
    // Node's Request only takes Node's AbortSignal.
    Object.assign(this.global, { AbortController, AbortSignal });
    Object.assign(this.global, { Blob, File, FormData, Headers, Request, Response });
    Object.assign(this.global, { TextDecoder, TextDecoderStream, TextEncoder, TransformStream, fetch });
    // jsdom has no layout, so there is nowhere to scroll.
    this.global.Element.prototype.scrollIntoView = () => undefined;
  }
}
