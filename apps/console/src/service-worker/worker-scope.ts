/** Subset of the service worker global scope; the DOM lib types do not include it. */
type Extendable = { waitUntil(work: Promise<unknown>): void };
type Fetching = Extendable & { readonly request: Request; respondWith(answer: Promise<Response>): void };

export type WorkerScope = {
  readonly caches: CacheStorage;
  readonly location: Location;
  addEventListener(name: 'install' | 'activate', act: (event: Extendable) => void): void;
  addEventListener(name: 'fetch', act: (event: Fetching) => void): void;
};
