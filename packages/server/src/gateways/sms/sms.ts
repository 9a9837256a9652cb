import type { Language } from '@onehaul/domain/language';

export type SmsKind =
  | 'code'
  | 'passwordChanged'
  | 'passwordLink'
  | 'phoneChanged'
  | 'cancellation'
  | 'notice'
  /** A notice in the shop's own words; `title` is the whole text. */
  | 'ownNotice';

export type SmsMessage = {
  readonly dialCode: string;
  readonly digits: string;
  readonly kind: SmsKind;
  /** Template parameters, such as the code. */
  readonly values: Readonly<Record<string, string>>;
  readonly language: Language;
  readonly shopName: string;
};

/** Sends an SMS. Callers do not await it: their response time must not reveal how long sending took. */
export type Sms = {
  send(message: SmsMessage): Promise<void>;
  /** True when no provider is configured. */
  readonly isClosed?: boolean;
};

/** Carries only the provider's code: its text may repeat the number and the message. */
export class SmsNotAccepted extends Error {
  override name = 'SmsNotAccepted';
  constructor(provider: string, code: unknown) {
    const short = /^[\w.:-]{1,60}$/.exec(String(code))?.[0] ?? 'unknown';
    super(`${provider} did not take the text: ${short}`);
  }
}

/** Total time allowed for a provider's response. */
export const smsTimeoutMs = 5000;

/** Rejects when the provider does not respond in time. */
export async function withTimeout<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error(), { code: 'timeout' })), smsTimeoutMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
