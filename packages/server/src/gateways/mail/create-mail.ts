import { createTransport } from 'nodemailer';
import type { SettingValues } from '@onehaul/settings/table';
import { type Mail, MailNotAccepted } from './mail.ts';

const connectTimeoutMs = 1000;
const sendTimeoutMs = 5000;

/** Collapses control characters and line breaks of user input, so that a name cannot inject a header. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** A bare address: no second address, no header. */
const plainAddress = /^[^\s@<>(),;:"\\]{1,64}@[^\s@<>(),;:"\\]{1,255}$/u;

type Failure = { readonly code?: string; readonly responseCode?: number };

/** A permanent rejection of this address or message. One of the sender (wrong password) is temporary. */
const isPermanent = ({ code, responseCode = 0 }: Failure) =>
  responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');

/** Opens without network access. Undefined when no server is configured: then no mail is sent. */
export function createMail(env: Partial<Pick<SettingValues, 'SMTP_URL' | 'MAIL_FROM'>>): Mail | undefined {
  const { SMTP_URL: url, MAIL_FROM: from } = env;
  if (!url && !from) return undefined;
  if (!url || !from || !plainAddress.test(from)) {
    throw new Error('SMTP_URL and MAIL_FROM (a plain address) are set together');
  }
  const transport = createTransport({
    url,
    connectionTimeout: connectTimeoutMs,
    dnsTimeout: connectTimeoutMs,
    greetingTimeout: sendTimeoutMs,
    socketTimeout: sendTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    async send({ messageId, to, fromName, signer, subject, text, html, stopUrl }) {
      if (!plainAddress.test(to)) throw new MailNotAccepted('address', true);
      const sending = transport.sendMail({
        messageId,
        from: { name: oneLine(fromName), address: signer?.address ?? from },
        to: { name: '', address: to },
        // Bounces return to the installation: SPF is checked for its domain, DMARC passes by DKIM alignment.
        envelope: { from, to },
        subject: oneLine(subject),
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...(stopUrl !== undefined && { list: { unsubscribe: stopUrl } }),
        ...(signer && {
          dkim: {
            domainName: signer.domain,
            keySelector: signer.selector,
            privateKey: signer.privateKey,
          },
        }),
      });
      try {
        await withTimeout(sending);
      } catch (error) {
        const failure = error as Failure;
        throw new MailNotAccepted(failure.responseCode ?? failure.code, isPermanent(failure));
      }
    },
  };
}

async function withTimeout(sending: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error(), { code: 'timeout' })), sendTimeoutMs);
  });
  sending.catch(() => undefined);
  try {
    await Promise.race([sending, late]);
  } finally {
    clearTimeout(timer);
  }
}
