import type { Language } from '@onehaul/domain/language';

export type SmsKind =
  | 'code'
  | 'passwordChanged'
  | 'passwordLink'
  | 'phoneChanged'
  | 'cancellation'
  | 'notice';

export type SmsMessage = {
  readonly dialCode: string;
  readonly digits: string;
  readonly kind: SmsKind;
  /** Values of the text, such as the code. */
  readonly values: Readonly<Record<string, string>>;
  readonly language: Language;
  readonly shopName: string;
};

/** Sends a text to a phone. Whoever calls does not wait: an answer must not tell how long sending took. */
export type Sms = {
  send(message: SmsMessage): Promise<void>;
  /** Where nobody is there to send with. */
  readonly isClosed?: boolean;
};

/** What a provider says goes no further than its code: its words may repeat the number and the text. */
export class SmsNotTaken extends Error {
  override name = 'SmsNotTaken';
  constructor(provider: string, code: unknown) {
    const short = /^[\w.:-]{1,60}$/.exec(String(code))?.[0] ?? 'unknown';
    super(`${provider} did not take the text: ${short}`);
  }
}

/** How long a provider may take to answer in all. */
export const totalMs = 5000;

/** What a provider answers, if it does so in time. */
export async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error(), { code: 'timeout' })), totalMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
