import { decodeEnvelope, isEnvelope } from '@onehaul/contract/envelope';
import type { Incoming } from './transport.ts';

/** The server returned a refusal or an error status. */
export class CallFailed extends Error {
  readonly code: number;
  /** Machine-readable reason, such as `record.notFound`. */
  readonly error: string | undefined;
  /** Correlation id for the logs. */
  readonly requestId: string | undefined;
  /** Delay before the call may be retried, where a retry can succeed. */
  readonly retryAfterSeconds: number | undefined;
  /** Parameters of a console refusal, such as `field`. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    code: number,
    message: string,
    error?: string,
    requestId?: string,
    retryAfterSeconds?: number,
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'CallFailed';
    this.code = code;
    this.error = error;
    this.requestId = requestId;
    this.retryAfterSeconds = retryAfterSeconds;
    this.details = details;
  }
}

/** Returns the data of a response. A proxy's error page is no envelope, so only its status is reported. */
export function unwrapEnvelope({ status, text }: Incoming): unknown {
  const answer = parseJson(text);
  if (!isEnvelope(answer)) throw new CallFailed(status === 200 ? 502 : status, `HTTP ${status}`);
  const { code, message, data, error, requestId, retryAfter, details } = decodeEnvelope(answer);
  if (code !== 200) throw new CallFailed(code, message, error, requestId, retryAfter, details);
  return data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
