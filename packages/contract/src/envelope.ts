/** The answer of every call (§7). */
export type Envelope<T = unknown> = {
  Code: number;
  Msg: string;
  Data: T | null;
  Success: boolean;
  /** The refusal's own code, for software that must tell refusals apart. */
  Error?: string;
  RequestId?: string;
  /** Seconds until the same call may be made again, where waiting helps. */
  RetryAfter?: number;
};

export function succeeded(data: unknown): Envelope {
  return { Code: 200, Msg: '', Data: data, Success: true };
}

type Failure = { code: number; message: string; error: string; requestId: string; retryAfter?: number };

export function failed({ code, message, error, requestId, retryAfter }: Failure): Envelope {
  return {
    Code: code,
    Msg: message,
    Data: null,
    Success: false,
    Error: error,
    RequestId: requestId,
    ...(retryAfter !== undefined && { RetryAfter: retryAfter }),
  };
}

/** What an answer says, in our words. */
export function opened({ Code, Msg, Data, Error: error, RequestId, RetryAfter }: Envelope) {
  return { code: Code, message: Msg, data: Data, error, requestId: RequestId, retryAfter: RetryAfter };
}

/** Whether something that came back over the network is an answer of ours at all. */
export function isEnvelope(value: unknown): value is Envelope {
  return typeof value === 'object' && value !== null && 'Code' in value && typeof value.Code === 'number';
}

/** JSON Schema of an answer around its data, for the API document. */
export function envelopeSchema(data: Record<string, unknown>): Record<string, unknown> {
  return {
    type: 'object',
    required: ['Code', 'Msg', 'Data', 'Success'],
    properties: {
      Code: { type: 'integer', description: '200 when the call succeeded' },
      Msg: { type: 'string', description: 'What went wrong, in the language of Accept-Language' },
      Data: data,
      Success: { type: 'boolean' },
      Error: { type: 'string', description: 'The refusal, for software' },
      RequestId: { type: 'string' },
      RetryAfter: { type: 'number', description: 'Seconds to wait before trying again' },
    },
  };
}

/** The shop a client speaks for. */
export type ShopClaim = { readonly tenantId: number; readonly shopId: number };

/** The tenant that a caller of the country list names (§7). */
const platformTenantId = 1;

/** The fields that §7 adds to a body. */
export const claimFields = ({ tenantId, shopId }: ShopClaim, { claim }: { readonly claim?: 'ignored' }) => ({
  TenantId: claim === 'ignored' ? platformTenantId : tenantId,
  ShopId: shopId,
});

/** The tenant and shop every body carries (§7): a claim, not a fact. */
export function claimOf(sent: unknown): { claimedTenantId: unknown; claimedShopId: unknown } {
  const { TenantId, ShopId } = (sent ?? {}) as { TenantId?: unknown; ShopId?: unknown };
  return { claimedTenantId: TenantId, claimedShopId: ShopId };
}
