import { type LookupAddress, promises as dns } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction, type Socket, type TcpNetConnectOpts } from 'node:net';
import type { Duplex } from 'node:stream';
import { withTimeout, gatewayTimeoutMs } from './with-timeout.ts';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

/** Connect timeout: fails fast when a gateway is unreachable. */
const connectTimeoutMs = 1000;
const defaultMaxBytes = 1024 * 1024;

export type OutboundOptions = {
  /** Name used in error messages and the log. */
  readonly gateway: string;
  /** Hosts of the gateway, reached over https on port 443. A leading dot allows every subdomain. */
  readonly hosts: readonly string[];
  /**
   * URLs an operator set in place of the gateway's own. Plain http is allowed for loopback only, where
   * simulators listen. Never a URL from a tenant, a member or a browser.
   */
  readonly operatorUrls?: readonly (string | undefined)[];
  /** Largest response body, unless a call overrides it. */
  readonly mostBytes?: number;
  /** Test doubles for the DNS resolver and the socket connector. */
  readonly resolve?: (host: string) => Promise<readonly LookupAddress[]>;
  readonly connect?: (options: TcpNetConnectOpts) => Duplex;
};

/** The request was not sent: its URL is not on the allow list, or its host has no permitted IP address. */
export class OutboundRefused extends Error {
  readonly code = 'OUTBOUND_REFUSED';
  constructor(gateway: string, why: string) {
    // The URL is left out: it may contain tokens.
    super(`${gateway}: request refused, ${why}`);
    this.name = 'OutboundRefused';
  }
}

type OutboundRequest = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | undefined;
  readonly mostBytes?: number;
};
type OutboundAnswer = {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
};

export type Outbound = {
  /** Whether the URL passes the allow list; the host name is not resolved. */
  permits(address: string): boolean;
  /** Connects within one second and completes within five. Redirects are returned, not followed. */
  send(address: string, sent?: OutboundRequest): Promise<OutboundAnswer>;
  /** `send` for libraries that take a fetch function. */
  fetch(address: string | URL | Request, init?: RequestInit): Promise<Response>;
  /** For libraries with their own HTTP client: every connection is checked, whatever URL they build. */
  readonly httpAgent: http.Agent;
  readonly httpsAgent: https.Agent;
  /** For a library that accepts no agent: throws unless the URL and its resolved addresses are allowed. */
  verify(address: string): Promise<void>;
};

const isLoopbackName = (host: string) => host === 'localhost' || isLoopbackAddress(host);
const bareHost = (hostname: string) => hostname.replace(/^\[(.*)\]$/, '$1');

/** Validates at startup, so that a wrong setting does not surface at the first payment. */
function originsOf(gateway: string, urls: OutboundOptions['operatorUrls'] = []): ReadonlySet<string> {
  const origins = urls.filter(Boolean).map((address) => {
    if (!URL.canParse(address!)) throw new Error(`${gateway}: ${address} is not a URL`);
    const { protocol, hostname, origin } = new URL(address!);
    const isFit = protocol === 'https:' || (protocol === 'http:' && isLoopbackName(bareHost(hostname)));
    if (!isFit) throw new Error(`${gateway}: ${origin} must be https, or http at a loopback address`);
    return origin;
  });
  return new Set(origins);
}

/** SSRF guard for all gateway requests: allow list, https, public addresses only, one DNS lookup. */
export function createOutbound(options: OutboundOptions): Outbound {
  const { gateway, hosts, connect } = options;
  const operatorOrigins = originsOf(gateway, options.operatorUrls);
  const resolve = options.resolve ?? ((host) => dns.lookup(host, { all: true }));
  const refuse = (why: string) => new OutboundRefused(gateway, why);

  const isListed = (hostname: string) =>
    hosts.some((known) =>
      known.startsWith('.') ? hostname.endsWith(known) && hostname.length > known.length : hostname === known,
    );

  function whyRefused({ protocol, hostname, port, origin }: URL): string | undefined {
    if (operatorOrigins.has(origin)) return undefined;
    if (protocol !== 'https:') return 'not https';
    if (port !== '') return 'another port';
    return isListed(hostname) ? undefined : 'not a host of the gateway';
  }

  function permitted(address: string): URL {
    if (!URL.canParse(address)) throw refuse('not a URL');
    const url = new URL(address);
    if (url.username || url.password || url.hash) throw refuse('user or fragment in the URL');
    const why = whyRefused(url);
    if (why) throw refuse(why);
    return url;
  }

  /** Operator URLs that name loopback must resolve to loopback; every other host to public addresses. */
  function assertAddresses(addresses: readonly LookupAddress[], mayBeLoopback: boolean): void {
    if (addresses.length === 0) throw refuse('the name has no address');
    const isFit = ({ address }: LookupAddress) =>
      mayBeLoopback ? isLoopbackAddress(address) : isPublicAddress(address);
    if (!addresses.every(isFit)) throw refuse('not a public address');
  }

  /** Resolves once and passes the checked addresses to the socket, which prevents DNS rebinding. */
  const checkedLookup =
    (mayBeLoopback: boolean): LookupFunction =>
    (host, { all }, callback) => {
      resolve(host).then(
        (addresses) => {
          try {
            assertAddresses(addresses, mayBeLoopback);
          } catch (error) {
            return callback(error as Error, '');
          }
          if (all) return callback(null, [...addresses]);
          const [first] = addresses;
          return callback(null, first!.address, first!.family);
        },
        (error: Error) => callback(error, ''),
      );
    };

  function guard<A extends http.Agent>(agent: A, scheme: 'http' | 'https'): A {
    const open = agent.createConnection.bind(agent);
    agent.createConnection = (given, callback) => {
      const { host = '', port } = given as TcpNetConnectOpts;
      const literal = isIP(host) === 6 ? `[${host}]` : host;
      try {
        const { hostname } = permitted(`${scheme}://${literal}:${port}`);
        const mayBeLoopback = isLoopbackName(bareHost(hostname));
        // A literal IP address is connected to without a lookup.
        if (isIP(host)) assertAddresses([{ address: host, family: isIP(host) }], mayBeLoopback);
        const checked = { ...given, lookup: checkedLookup(mayBeLoopback) } as TcpNetConnectOpts;
        return endUnlessConnected(connect ? connect(checked) : open(checked, callback));
      } catch (error) {
        callback?.(error as Error, undefined as unknown as Duplex);
        return undefined;
      }
    };
    return agent;
  }

  const agentOptions = { keepAlive: true, maxSockets: 50, timeout: gatewayTimeoutMs };
  const httpAgent = guard(new http.Agent(agentOptions), 'http');
  const httpsAgent = guard(new https.Agent(agentOptions), 'https');

  async function send(address: string, sent: OutboundRequest = {}): Promise<OutboundAnswer> {
    const url = permitted(address);
    const { method = 'GET', headers = {}, body, mostBytes = options.mostBytes ?? defaultMaxBytes } = sent;
    const isTls = url.protocol === 'https:';
    return withTimeout(
      (signal) =>
        new Promise((done, failed) => {
          const request = (isTls ? https : http).request(url, {
            method,
            agent: isTls ? httpsAgent : httpAgent,
            headers:
              body === undefined
                ? headers
                : { ...headers, 'content-length': String(Buffer.byteLength(body)) },
            signal,
          });
          request.on('error', failed);
          request.on('response', (reply) => {
            const { statusCode: status = 0, headers: answered } = reply;
            readBody(reply, mostBytes).then(
              (read) => done({ status, headers: answered, body: read }),
              failed,
            );
          });
          request.end(body);
        }),
    );
  }

  return {
    permits(address) {
      try {
        permitted(address);
        return true;
      } catch {
        return false;
      }
    },
    send,
    async fetch(address, { method = 'GET', headers, body } = {}) {
      const answer = await send(address instanceof Request ? address.url : String(address), {
        method,
        headers: Object.fromEntries(new Headers(headers)),
        ...(typeof body === 'string' && body !== '' && { body }),
      });
      const answered = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const);
      return new Response(new Uint8Array(answer.body), {
        status: answer.status,
        headers: Object.fromEntries(answered),
      });
    },
    httpAgent,
    httpsAgent,
    async verify(address) {
      const host = bareHost(permitted(address).hostname);
      const addresses = isIP(host) ? [{ address: host, family: isIP(host) }] : await resolve(host);
      assertAddresses(addresses, isLoopbackName(host));
    },
  };
}

function endUnlessConnected(socket: Duplex | null | undefined) {
  if (!socket || !(socket as Socket).connecting) return socket;
  const timer = setTimeout(() => socket.destroy(new Error('no connection in time')), connectTimeoutMs);
  socket.once('connect', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
  return socket;
}

async function readBody(reply: http.IncomingMessage, mostBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of reply) {
    length += (part as Buffer).length;
    if (length > mostBytes) throw new Error('the answer is too long');
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts);
}
