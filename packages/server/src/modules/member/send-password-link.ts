import { randomBytes, randomUUID } from 'node:crypto';
import { type Language, pickText } from '@onehaul/domain/language';
import { Refusal } from '@onehaul/domain/refusal';
import { noticeWord } from '@onehaul/i18n/notice-text';
import type { TransactionDb } from '../../db/database.ts';
import { plainMail } from '../../gateways/mail/plain-mail.ts';
import type { MailSigner } from '../../gateways/mail/mail.ts';
import type { Services } from '../../services.ts';
import { findMailSigner } from '../mail-sender/index.ts';
import { endSessions, hashOfLink, passwordLinkHours, setPasswordLink } from '../session/index.ts';
import { clearPassword, linkSender } from './member-desk.repository.ts';
import { type LockedMember, lockMember } from './member.repository.ts';

type MemberKey = { readonly shopId: number; readonly id: number };
type LinkChannel = 'sms' | 'mail';
type Message = {
  readonly shopName: string;
  readonly language: Language;
  readonly link: string;
  readonly signer: MailSigner | undefined;
};

/**
 * Sends the member a one-time password link; staff see neither link nor password. Removes the old password
 * and ends all sessions immediately, because the account may be compromised.
 */
export async function sendPasswordLink(
  services: Services,
  db: TransactionDb,
  { shopId, id, staffId }: MemberKey & { readonly staffId: number },
): Promise<LinkChannel> {
  const member = await db.first(lockMember, { shopId, id });
  if (!member) throw new Refusal('record.notFound');
  if (member.state === 'erased') throw new Refusal('state.illegalStep');
  const shop = await db.first(linkSender, { shopId });
  if (!shop?.host) throw new Refusal('member.notReachable');
  const token = randomBytes(32).toString('base64url');
  const hours = passwordLinkHours;
  await db.all(setPasswordLink, {
    shopId,
    memberId: id,
    tokenHash: hashOfLink(token),
    createdBy: staffId,
    hours,
  });
  await db.all(clearPassword, { shopId, id });
  await endSessions(db, { shopId, memberId: id, by: 'staff' });
  const origin = services.payment?.originOf?.(shop.host) ?? `https://${shop.host}`;
  const { language } = member;
  const shopName = pickText(shop.names, language, shop.languages[0]);
  const signer = await findMailSigner(db, services.keys, shopId);
  // Awaited last: a failed send rolls back the rest, and the caller learns of it immediately.
  return sendLink(services, member, { shopName, language, link: `${origin}/new-password#${token}`, signer });
}

/** Sends to a proved phone number, else to the profile's e-mail: an unproved number may be a stranger's. */
async function sendLink(services: Services, member: LockedMember, message: Message): Promise<LinkChannel> {
  const { sms, mail, log } = services;
  const { dialCode, phoneNumber, phoneProvedAt, email } = member;
  const failed = (error: unknown) => {
    log.error({ err: error, event: 'passwordLink' }, 'a link for another password was not taken');
    return false;
  };
  if (dialCode !== null && phoneNumber !== null && phoneProvedAt !== null && !sms.isClosed) {
    const { shopName, language, link } = message;
    const text = {
      dialCode,
      digits: phoneNumber,
      kind: 'passwordLink',
      values: { link },
      language,
      shopName,
    } as const;
    if (await sms.send(text).then(() => true, failed)) return 'sms';
  }
  if (mail && email) {
    const sent = mail.send({ ...linkMail(message), to: email });
    if (await sent.then(() => true, failed)) return 'mail';
  }
  throw new Refusal('member.notReachable');
}

function linkMail({ shopName: shop, language, link, signer }: Message) {
  const word = noticeWord.bind(undefined, language);
  const title = word('mail.passwordTitle', { shop });
  return {
    ...plainMail({
      language,
      heading: shop,
      title,
      text: word('mail.passwordText', { shop, hours: passwordLinkHours }),
      button: word('mail.passwordButton'),
      url: link,
      note: word('mail.passwordNote'),
    }),
    messageId: `<password-${randomUUID()}@${new URL(link).hostname}>`,
    fromName: shop,
    signer,
    subject: title,
  };
}
