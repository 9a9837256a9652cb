import * as http from 'node:http';
import * as https from 'node:https';
import { revisionHeader } from '@onehaul/contract/envelope';
import { previewCookieName, shopPassCookieName } from '@onehaul/domain/cookie-name';
import type { Incoming, Outgoing, Transport } from './transport.ts';

const serverTimeoutMs = 5_000;
const agents = {
  'http:': new http.Agent({ keepAlive: true, maxSockets: 64 }),
  'https:': new https.Agent({ keepAlive: true, maxSockets: 64 }),
};

type NodeTransportOptions = {
  /** Forwarded, so that an API that trusts this server applies rate limits per visitor. */
  readonly clientIp?: string | undefined;
  /** Revision of the shop that the caller has seen: an API that has cached an older one reads it again. */
  readonly seenRevision?: number;
  /** Token of a preview: the API lays drafts over what it returns. */
  readonly previewToken?: string | undefined;
  /** Secret of the preview link of a shop that is not open yet. */
  readonly shopPass?: string | undefined;
};

/** Transport for server-side calls to a shop's host, because fetch cannot set the Host header. */
export function nodeTransport(
  host: string,
  { clientIp, seenRevision, previewToken, shopPass }: NodeTransportOptions = {},
): Transport {
  const cookies = [
    ...(previewToken ? [`${previewCookieName}=${previewToken}`] : []),
    ...(shopPass ? [`${shopPassCookieName}=${shopPass}`] : []),
  ];
  const own = {
    host,
    ...(clientIp && { 'x-forwarded-for': clientIp }),
    ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
    ...(seenRevision !== undefined && { [revisionHeader]: String(seenRevision) }),
  };
  return (outgoing) => attempt({ ...outgoing, headers: { ...outgoing.headers, ...own } }, true);
}

async function attempt(outgoing: Outgoing, mayRetry: boolean): Promise<Incoming> {
  if (outgoing.body instanceof FormData) throw new Error('Files are sent by browsers only');
  const url = new URL(outgoing.url);
  const secure = url.protocol === 'https:';
  const timeout = AbortSignal.timeout(serverTimeoutMs);
  const { promise, resolve, reject } = Promise.withResolvers<Incoming>();
  const request = (secure ? https : http).request(
    url,
    {
      agent: agents[secure ? 'https:' : 'http:'],
      method: outgoing.method,
      signal: outgoing.signal ? AbortSignal.any([outgoing.signal, timeout]) : timeout,
      headers: {
        ...outgoing.headers,
        ...(outgoing.body !== undefined && { 'content-length': Buffer.byteLength(outgoing.body) }),
      },
    },
    (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
      );
      response.on('error', reject);
    },
  );
  request.on('error', reject);
  request.end(outgoing.body);
  try {
    return await promise;
  } catch (error) {
    // Keep-alive race: the peer closed the idle connection on reuse. Nothing was read, so a retry is safe.
    const closedWhileIdle = request.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET';
    if (mayRetry && closedWhileIdle) return attempt(outgoing, false);
    throw error;
  }
}
