export type MailMessage = {
  /** The same for every try: whoever gets it twice can tell. */
  readonly messageId: string;
  readonly to: string;
  /** Whose mail it is; the address is the installation's. */
  readonly fromName: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where its reader switches such mails off; there is none for what concerns an account. */
  readonly stopUrl?: string;
};

/** Sends a mail; rejects with `MailNotTaken` when the server did not take it. */
export type Mail = { send(message: MailMessage): Promise<void> };

/** What a server says goes no further than its code: its words may repeat the address and the text. */
export class MailNotTaken extends Error {
  override name = 'MailNotTaken';
  /** Trying again would be refused again: no such address, or not this message. */
  readonly isFinal: boolean;

  constructor(code: unknown, isFinal = false) {
    const short = /^[\w.:-]{1,60}$/.exec(String(code))?.[0] ?? 'unknown';
    super(`the mail server did not take the mail: ${short}`);
    this.isFinal = isFinal;
  }
}
