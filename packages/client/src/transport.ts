export type Outgoing = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  readonly signal?: AbortSignal;
};
export type Incoming = { readonly status: number; readonly text: string };

/** How a call travels: a browser's fetch here, node:http on a server (node-transport.ts). */
export type Transport = (request: Outgoing) => Promise<Incoming>;

const browserTimeoutMs = 120_000; // §9

/** The page's own origin; the browser sets Host and sends the session's cookies. */
export const browserTransport: Transport = async ({ url, signal, ...request }) => {
  const timeout = AbortSignal.timeout(browserTimeoutMs);
  const response = await fetch(url, {
    ...request,
    credentials: 'same-origin',
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  return { status: response.status, text: await response.text() };
};
