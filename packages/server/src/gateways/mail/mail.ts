/** Sender of a shop at its own domain, and the key that signs for it (DKIM). */
export type MailSigner = {
  readonly address: string;
  readonly domain: string;
  readonly selector: string;
  readonly privateKey: string;
};

export type MailMessage = {
  /** The same for every retry, so that the receiver can deduplicate. */
  readonly messageId: string;
  readonly to: string;
  /** Display name of the sender. */
  readonly fromName: string;
  /** Undefined: the address is the installation's. */
  readonly signer?: MailSigner | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Unsubscribe URL; absent for mails about the account, which cannot be unsubscribed from. */
  readonly stopUrl?: string;
};

/** Sends a mail; rejects with `MailNotAccepted` when the server did not accept it. */
export type Mail = { send(message: MailMessage): Promise<void> };

/** Carries only the server's status code: its text may repeat the address and the message. */
export class MailNotAccepted extends Error {
  override name = 'MailNotAccepted';
  /** A retry would be rejected again: the address or this message is not accepted. */
  readonly isFinal: boolean;

  constructor(code: unknown, isFinal = false) {
    const short = /^[\w.:-]{1,60}$/.exec(String(code))?.[0] ?? 'unknown';
    super(`the mail server did not take the mail: ${short}`);
    this.isFinal = isFinal;
  }
}
