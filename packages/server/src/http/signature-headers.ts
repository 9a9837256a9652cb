import type { SignedRequest } from '@onehaul/domain/peer/signature';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The raw body of a signed request; empty for all others. */
    sentText: string;
  }
}

/** Signature headers of an API client; untrusted until the signature is verified. */
export type SignatureHeaders = SignedRequest & {
  /** The public id of an API key. */
  readonly claimedKey: string;
  readonly signature: string;
};

export const signatureHeader = 'x-api-signature';

const headerOf = (request: FastifyRequest, name: string) => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

export function signatureHeadersOf(request: FastifyRequest): SignatureHeaders | undefined {
  const signature = headerOf(request, signatureHeader);
  if (signature === '') return undefined;
  return {
    claimedKey: headerOf(request, 'x-api-key'),
    timestamp: headerOf(request, 'x-api-timestamp'),
    idempotencyKey: headerOf(request, 'idempotency-key'),
    path: request.url.split('?', 1)[0]!,
    body: request.sentText,
    signature,
  };
}
