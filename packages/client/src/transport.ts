import { nameInDisposition, type ResponseFile } from '@onehaul/contract/generated-file';

export type Outgoing = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  readonly signal?: AbortSignal;
  /** The response is a file unless the call is refused. */
  readonly wantsFile?: boolean;
};
export type Incoming = {
  readonly status: number;
  readonly text: string;
  /** File body instead of text. */
  readonly file?: ResponseFile;
};

/** Sends a request: browser fetch here, node:http on a server (node-transport.ts). */
export type Transport = (request: Outgoing) => Promise<Incoming>;

const browserTimeoutMs = 120_000; // §9

/** A refusal envelope or a proxy's page rather than a file. */
const isText = (type: string) => /^(application\/json|text\/)/.test(type);

/** Transport for the page's own origin; the browser sets Host and sends the session cookies. */
export const browserTransport: Transport = async ({ url, signal, wantsFile, ...request }) => {
  const timeout = AbortSignal.timeout(browserTimeoutMs);
  const response = await fetch(url, {
    ...request,
    credentials: 'same-origin',
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  const { status, headers } = response;
  const type = headers.get('content-type') ?? '';
  if (!wantsFile || !response.ok || isText(type)) return { status, text: await response.text() };
  const name = nameInDisposition(headers.get('content-disposition') ?? '') ?? '';
  return { status, text: '', file: { name, type, bytes: new Uint8Array(await response.arrayBuffer()) } };
};
