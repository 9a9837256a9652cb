import type { Translated } from './language.ts';
import type { RefusalCode } from './refusal-codes.ts';

export type { RefusalCode };
/** Names such as a warehouse's are passed in all languages, because the reader's language is unknown here. */
export type RefusalDetails = Readonly<Record<string, string | number | Translated>>;

/** An expected failure, shown to the user in their language. Anything else thrown is a bug. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  /** Parameters of the text, such as the seconds to wait. */
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}
