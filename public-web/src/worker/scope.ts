// Types of the service worker globals in use here. TypeScript's own library for them cannot be combined with that of pages.

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface WorkerMessage extends WorkerEvent {
  readonly data: unknown;
}

interface WorkerScope {
  readonly location: Location;
  readonly navigator: { readonly connection?: { saveData?: boolean; effectiveType?: string } };
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessage) => void): void;
}

export const scope = self as unknown as WorkerScope;
