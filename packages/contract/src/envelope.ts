/** The response of every call (§7). */
export type Envelope<T = unknown> = {
  Code: number;
  Msg: string;
  Data: T | null;
  Success: boolean;
  /** The refusal's own code, for programmatic handling. */
  Error?: string;
  RequestId?: string;
  /** Seconds until the call may be retried, where waiting helps. */
  RetryAfter?: number;
  /** Parameters of the refusal, such as the invalid field. Console calls only. */
  Details?: Readonly<Record<string, unknown>>;
};

/** Names of the envelope's fields, for a script that is placed into a page and can import nothing. */
export const envelopeNames = { code: 'Code', message: 'Msg', error: 'Error', data: 'Data' } as const;

/** Request header: the revision of the shop that the caller has seen (decision 064). */
export const revisionHeader = 'x-shop-revision';

export function successEnvelope(data: unknown): Envelope {
  return { Code: 200, Msg: '', Data: data, Success: true };
}

type Failure = {
  code: number;
  message: string;
  error: string;
  requestId: string;
  retryAfter?: number;
  details?: Readonly<Record<string, unknown>>;
};

export function failureEnvelope({ code, message, error, requestId, retryAfter, details }: Failure): Envelope {
  return {
    Code: code,
    Msg: message,
    Data: null,
    Success: false,
    Error: error,
    RequestId: requestId,
    ...(retryAfter !== undefined && { RetryAfter: retryAfter }),
    ...(details && { Details: details }),
  };
}

/** Maps the envelope to internal field names. */
export function decodeEnvelope({ Code, Msg, Data, Error: error, RequestId, RetryAfter, Details }: Envelope) {
  return {
    code: Code,
    message: Msg,
    data: Data,
    error,
    requestId: RequestId,
    retryAfter: RetryAfter,
    details: Details,
  };
}

/** Whether a network response is one of our envelopes. */
export function isEnvelope(value: unknown): value is Envelope {
  return typeof value === 'object' && value !== null && 'Code' in value && typeof value.Code === 'number';
}

/** JSON Schema of a response around its data, for the API document. */
export function envelopeSchema(data: Record<string, unknown>): Record<string, unknown> {
  return {
    type: 'object',
    required: ['Code', 'Msg', 'Data', 'Success'],
    properties: {
      Code: { type: 'integer', description: '200 if the call succeeded' },
      Msg: { type: 'string', description: 'Error message, in the language of Accept-Language' },
      Data: data,
      Success: { type: 'boolean' },
      Error: { type: 'string', description: 'Machine-readable code of the refusal' },
      RequestId: { type: 'string' },
      RetryAfter: { type: 'number', description: 'Seconds to wait before retrying' },
    },
  };
}

/** Tenant and shop that a client claims to act for. */
export type ShopClaim = { readonly tenantId: number; readonly shopId: number };

/** The tenant that callers of the country list send (§7). */
const platformTenantId = 1;

/** The fields that §7 adds to a body. */
export const claimFields = ({ tenantId, shopId }: ShopClaim, { claim }: { readonly claim?: 'ignored' }) => ({
  TenantId: claim === 'ignored' ? platformTenantId : tenantId,
  ShopId: shopId,
});

/** Tenant and shop that every body carries (§7): an unverified claim. */
export function claimOf(sent: unknown): { claimedTenantId: unknown; claimedShopId: unknown } {
  const { TenantId, ShopId } = (sent ?? {}) as { TenantId?: unknown; ShopId?: unknown };
  return { claimedTenantId: TenantId, claimedShopId: ShopId };
}
