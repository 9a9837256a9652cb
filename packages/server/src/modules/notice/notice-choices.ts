import type { NoticeChoice, NoticeChoices } from '@onehaul/contract/notice';
import {
  channelsOf,
  isChannelPossible,
  noticeKindsForModules,
  type NoticeChannel,
  type NoticeKind,
} from '@onehaul/domain/notice';
import { Refusal } from '@onehaul/domain/refusal';
import { settingsFrom } from '@onehaul/domain/settings';
import type { ChangeContext, MemberContext } from '../../http/context.ts';
import type { Services } from '../../services.ts';
import { findSettings } from '../shop/index.ts';
import { findChoices, findDevices, findContactDetails, upsertChoices } from './choice.repository.ts';

/**
 * Returns notice choices per kind and channel, the contact data, and why a channel is unavailable. Contact
 * data is shown to the main account only.
 */
export async function getChoices(
  { sms, notice }: Pick<Services, 'sms' | 'notice'>,
  context: MemberContext,
): Promise<NoticeChoices> {
  const { db, shop, member } = context;
  const whose = { shopId: shop.id, memberId: member.ownerId };
  const [reach, chosen, devices, settings] = await Promise.all([
    db.first(findContactDetails, whose),
    db.all(findChoices, whose),
    db.all(findDevices, whose),
    findSettings(context),
  ]);
  if (!reach) throw new Refusal('access.signInRequired');

  const said = new Map(chosen.map(({ kind, channel, isOn }) => [`${kind} ${channel}`, isOn]));
  const chosenOf = (kind: NoticeKind, channel: NoticeChannel) => said.get(`${kind} ${channel}`);
  const { smsCountryIds, smsNoticesADay: mostTexts } = settingsFrom(settings);
  const isCountryServed = smsCountryIds.length === 0 || smsCountryIds.includes(reach.countryId ?? 0);

  const whyNotMail = () => {
    if (notice?.isMailClosed) return 'notOffered';
    return reach.email ? '' : 'noAddress';
  };
  const whyNotSms = () => {
    if (sms.isClosed) return 'notOffered';
    if (!reach.phoneNumber) return 'noAddress';
    if (!reach.isPhoneProved) return 'notProved';
    return isCountryServed ? '' : 'notServed';
  };
  const whyNotPush = () => {
    if (!notice?.push) return 'notOffered';
    return devices.length > 0 ? '' : 'noDevice';
  };

  const { isMainAccount } = member;
  return {
    email: isMainAccount ? reach.email : '',
    phone: isMainAccount && reach.phoneNumber ? `${reach.dialCode} ${reach.phoneNumber}` : '',
    mostTexts,
    whyNot: { mail: whyNotMail(), sms: whyNotSms(), push: whyNotPush() },
    choices: noticeKindsForModules(shop.modules).map((kind) => ({
      kind,
      channels: channelsOf(kind, chosenOf),
    })),
    devices: devices.map(({ id, browser, createdAt, lastToldAt, sessionId }) => ({
      id,
      browser,
      createdAt,
      lastToldAt,
      isThis: sessionId === member.sessionId,
    })),
  };
}

/** Changes only the listed choices; invalid combinations are refused server-side. */
export async function setChoices(
  services: Pick<Services, 'sms' | 'notice'>,
  context: ChangeContext,
  { changes }: { readonly changes: readonly NoticeChoice[] },
): Promise<NoticeChoices> {
  const { db, shop, member } = context;
  const kinds = noticeKindsForModules(shop.modules);
  if (changes.some(({ kind, channel }) => !kinds.includes(kind) || !isChannelPossible(kind, channel))) {
    throw new Refusal('input.invalid');
  }
  // The last entry per kind and channel wins.
  const last = [...new Map(changes.map((change) => [`${change.kind} ${change.channel}`, change])).values()];
  await db.all(upsertChoices, {
    shopId: shop.id,
    memberId: member.id,
    kinds: last.map(({ kind }) => kind),
    channels: last.map(({ channel }) => channel),
    ons: last.map(({ isOn }) => isOn),
  });
  return getChoices(services, context);
}
