import { randomUUID } from 'node:crypto';
import type { Language } from '@onehaul/domain/language';
import { noticeSubject, type NoticeKind } from '@onehaul/domain/notice';
import type { TemplateChannel } from '@onehaul/domain/notice-template';
import { Refusal } from '@onehaul/domain/refusal';
import { worksInWarehouse } from '@onehaul/domain/staff/place';
import { isPermissionEnabled, type Permission } from '@onehaul/domain/staff/role';
import { sampleDetails } from '@onehaul/i18n/notice-sample';
import { noticeWord } from '@onehaul/i18n/notice-text';
import { smsText } from '@onehaul/i18n/sms-text';
import { MailNotAccepted } from '../../gateways/mail/mail.ts';
import { recordName } from '../../http/record-name.ts';
import type { StaffChangeContext, StaffContext } from '../../http/staff-context.ts';
import type { Services } from '../../services.ts';
import { findMailSigner } from '../mail-sender/index.ts';
import { assertTemplate, findShopOfTexts, oursOf, templateKey } from './find-templates.ts';
import { composeMail, noticeMail } from './notice-mail.ts';
import {
  findOrderToShow,
  findOwnAddress,
  findParcelToShow,
  type TemplateShop,
} from './notice-template.repository.ts';
import { renderNoticeText } from './notice-words.ts';

type Draft = {
  readonly shopId: number;
  readonly kind: NoticeKind;
  readonly language: Language;
  readonly text: { readonly subject: string; readonly body: string };
  readonly number: string;
};
type Context = Pick<StaffContext, 'db' | 'staff'>;

/** Fills a text with the code that delivers it. */
export async function previewTemplate(
  context: Context,
  { channel, ...draft }: Draft & { readonly channel: TemplateChannel },
) {
  const { shop, notice } = await sampleNotice(context, channel, draft);
  if (channel === 'mail') {
    const { subject, text, greeting, open, why, stop } = composeMail(mailed(shop, notice, ''));
    return { subject, body: text, mail: { greeting, button: open, why, stop } };
  }
  const { title, text, ownText, shopName } = renderNoticeText(notice);
  if (channel === 'page') return { subject: title, body: text, mail: null };
  const body = ownText ?? smsText(draft.language, 'notice', { shop: shopName, title });
  return { subject: '', body, mail: null };
}

/** Mails a text to the signed-in person, never to another address. */
export async function sendTest(
  { mail, keys, log }: Pick<Services, 'mail' | 'keys' | 'log'>,
  context: StaffChangeContext,
  draft: Draft,
): Promise<{ email: string }> {
  const { db, staff, audit } = context;
  const { shop, notice } = await sampleNotice(context, 'mail', draft);
  const own = await db.first(findOwnAddress, { id: staff.id });
  if (!mail || !shop.host || !own) throw new Refusal('mail.notTaken');
  const { email } = own;
  const message = noticeMail(mailed(shop, notice, email));
  const signer = await findMailSigner(db, keys, shop.id);
  const { resource, key } = templateKey({ ...draft, channel: 'mail' });
  audit(resource, recordName(shop.id, key), { language: draft.language });
  try {
    await mail.send({
      ...message,
      signer,
      messageId: `<test-${randomUUID()}@${shop.host}>`,
      subject: noticeWord(draft.language, 'mail.test', { subject: message.subject }),
    });
  } catch (error) {
    if (!(error instanceof MailNotAccepted)) throw error;
    log.warn({ err: error, tenant: staff.tenantId, shop: shop.id }, 'a test mail was not taken');
    throw new Refusal('mail.notTaken');
  }
  return { email };
}

type SampleNotice = Awaited<ReturnType<typeof sampleNotice>>['notice'];

const mailed = (shop: TemplateShop, notice: SampleNotice, email: string) => ({
  ...notice,
  tenantId: 0,
  shopId: shop.id,
  id: 0,
  email,
  primaryColor: shop.primaryColor,
  host: shop.host ?? 'shop',
});

/** A notice that never happened, or that of a real parcel or order, in the language being edited. */
async function sampleNotice(context: Context, channel: TemplateChannel, draft: Draft) {
  const { shopId, kind, language, text, number } = draft;
  const target = { shopId, kind, channel };
  assertTemplate(target);
  const shop = await findShopOfTexts(context.db, shopId);
  if (!shop.shopLanguages.includes(language)) throw new Refusal('input.invalid', { field: 'language' });
  const ours = oursOf(target)[language];
  const real = number === '' ? undefined : await findRecord(context, shopId, kind, number);
  const notice = {
    kind,
    language,
    // A member's name is not needed to judge a text.
    name: noticeWord(language, 'mail.sampleName'),
    shopNames: shop.shopNames,
    shopLanguages: shop.shopLanguages,
    timeZone: shop.timeZone,
    warehouseNames: real?.warehouseNames ?? shop.warehouseNames,
    subjectId: real?.id ?? 1,
    details: { ...sampleDetails(language, kind), ...real?.details },
    subjects: text.subject === ours.subject ? null : { [language]: text.subject },
    bodies: text.body === ours.body ? null : { [language]: text.body },
  };
  return { shop, notice };
}

function assertMay({ staff }: Context, permission: Permission): void {
  if (!staff.permissions.includes(permission) || !isPermissionEnabled(permission, staff.modules))
    throw new Refusal('access.forbidden');
}

function assertWarehouse({ staff }: Context, shopId: number, warehouseId: number): void {
  if (!worksInWarehouse(staff.places, shopId, warehouseId)) throw new Refusal('access.otherPlace');
}

/** The parcel or order of the shop that the kind is about. */
async function findRecord(context: Context, shopId: number, kind: NoticeKind, typed: string) {
  const subject = noticeSubject(kind);
  const key = { shopId, number: typed.toUpperCase() };
  if (subject === 'order') {
    assertMay(context, 'order:read');
    const order = await context.db.first(findOrderToShow, key);
    if (!order) throw new Refusal('record.notFound');
    assertWarehouse(context, shopId, order.warehouseId);
    const { id, number, totalMinor, paidMinor } = order;
    const minor = kind === 'orderDifferenceDue' ? Math.max(0, totalMinor - paidMinor) : totalMinor;
    return { id, details: { number, minor }, warehouseNames: null };
  }
  if (subject !== 'parcel') throw new Refusal('input.invalid', { field: 'number' });
  assertMay(context, 'parcel:read');
  const parcel = await context.db.first(findParcelToShow, key);
  if (!parcel) throw new Refusal('record.notFound');
  assertWarehouse(context, shopId, parcel.warehouseId);
  const { id, number, weightGrams, freeUntil, abandonAt, holdReason, holdNote, warehouseNames } = parcel;
  return {
    id,
    warehouseNames,
    details: {
      number,
      weightGrams,
      freeUntil: freeUntil?.toISOString(),
      abandonAt: abandonAt?.toISOString(),
      ...(kind === 'parcelHeld' && { reason: holdReason, note: holdNote }),
    },
  };
}
