import { randomBytes, randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { newTariff } from '@onehaul/domain/fee/new-tariff';
import {
  type Actor,
  countryId,
  newAddressHeaders,
  newEmail,
  newPhoneNumber,
  type Shop,
  visitor,
} from './actors.ts';
import { createCaseStaffInputs, createCaseInputs } from './case-inputs.ts';
import { createAgentStaffInputs, createAgentInputs } from './agent-inputs.ts';
import { createListExportInputs } from './list-export-inputs.ts';
import { createArchiveInputs } from './archive-inputs.ts';
import { aRow } from './catalog-builders.ts';
import { aFailedPayment } from './failure-builders.ts';
import { createCarrierInvoiceInputs } from './carrier-invoice-inputs.ts';
import { createCodStaffInputs } from './cod-money-inputs.ts';
import { createCodInputs } from './cod-inputs.ts';
import { createConsigneeStaffInputs, createCustomsInputs } from './customs-inputs.ts';
import { createDedicatedStaffInputs, createDedicatedInputs } from './dedicated-inputs.ts';
import { createStaffInputs } from './desk-inputs.ts';
import { aCompanyRole, aMember, aStaffMember } from './member-builders.ts';
import { createMemberDeskInputs } from './member-desk-inputs.ts';
import { createImportInputs } from './import-inputs.ts';
import { createOrderInputs } from './order-inputs.ts';
import { createReviewInputs, createReviewStaffInputs } from './review-inputs.ts';
import { createFulfilmentInputs } from './fulfilment-inputs.ts';
import { createParcelInputs } from './parcel-inputs.ts';
import { createPeerStaffInputs, createPeerInputs } from './peer-inputs.ts';
import { createFinanceInputs, createPaymentInputs } from './payment-inputs.ts';
import { createMarketplaceStaffInputs, createMarketplaceInputs } from './marketplace-inputs.ts';
import { createLabelInputs } from './label-inputs.ts';
import { createReferenceInputs } from './reference-inputs.ts';
import { createReturnStaffInputs, createReturnInputs } from './return-inputs.ts';
import { createServiceStaffInputs, createServiceInputs } from './service-inputs.ts';
import { createCampaignInputs, createRewardInputs } from './reward-inputs.ts';
import { createStationInputs } from './station-inputs.ts';
import { createStockStaffInputs, createStockInputs } from './stock-inputs.ts';
import { openLaunchInputs } from './launch-inputs.ts';
import { openSettingInputs } from './setting-inputs.ts';
import { aPreviewCode } from './preview-builders.ts';
import { createCompanyInputs, createPlatformInputs } from './company-inputs.ts';
import { createOperatorAccessInputs } from './operator-access-inputs.ts';
import { createHostInputs } from './host-inputs.ts';
import { createNoticeTemplateInputs } from './notice-template-inputs.ts';
import { createStudioInputs } from './studio-records.ts';
import { createWalletInputs, createWithdrawalStaffInputs } from './wallet-inputs.ts';
import { aLine, someWays, wireBox } from './tariff-builders.ts';
import { consoleHost, type TestApi } from './test-api.ts';
import type { TestDatabase } from './test-database.ts';
import { createUsageInputs } from './usage-inputs.ts';
import { totpCode } from './totp-code.ts';

/** Parameters of one cell of the table: the caller, and the owner of the records referred to. */
type Cell = { readonly actor: Actor; readonly member: Actor };
export type Body = Record<string, unknown>;
type Input = (cell: Cell) => Body | Promise<Body>;

type InputsContext = {
  readonly database: TestDatabase;
  readonly api: TestApi;
  /** The shop whose records the calls refer to. */
  readonly shop: Shop;
  readonly announcementId: number;
};

/** Minimal valid input of each call; calls missing here need none. */
export function createCallInputs({ database, api, shop, announcementId }: InputsContext) {
  const asMember = (actor: Actor, path: string, body: Body = {}) =>
    api.post(shop.host, path, body, {
      ...actor.headers,
      ...newAddressHeaders(),
      'idempotency-key': randomUUID(),
    });
  const dataOf = async (actor: Actor, path: string, body: Body = {}) =>
    (await asMember(actor, path, body)).body.Data as Record<string, never>;
  /** Waits for the code sent to a number by SMS: it is sent after the response. */
  async function codeSentTo(digits: string): Promise<unknown> {
    for (let turns = 0; turns < 10_000; turns++) {
      const message = api.services.sent.findLast((one) => one.digits === digits);
      if (message) return message.values.code;
      await setImmediate();
    }
    throw new Error(`nothing was sent to ${digits}`);
  }

  /** A QR code that `member` was the first to open. */
  async function seenQr({ member }: Cell) {
    const { Id, Secret } = await dataOf(visitor, '/Session/StartQr');
    await asMember(member, '/Session/LookAtQr', { Id });
    return { Id, Secret };
  }
  async function anotherSession({ member }: Cell): Promise<Body> {
    const Id = randomUUID();
    await database.sql(
      `insert into session (tenant_id, shop_id, id, member_id, method, refresh_hash, expires_at, browser, address)
       values ($1, $2, $3, $4, 'password', '', now() + interval '1 day', '', '::1')`,
      [shop.tenantId, shop.id, Id, member.id],
    );
    return { Id };
  }
  async function fileOf({ member }: Cell): Promise<Body> {
    const id = randomUUID();
    await database.sql(
      `insert into file (tenant_id, shop_id, id, member_id, file_key, content_type, length_bytes)
       values ($1, $2, $3::uuid, $4, 'upload/' || $3::uuid || '.webp', 'image/webp', 1)`,
      [shop.tenantId, shop.id, id, member.id],
    );
    return { HostPortrait: id };
  }
  async function resetCode(): Promise<Body> {
    const phoneNumber = newPhoneNumber();
    await aMember(database, shop, { countryId, phoneNumber, isPhoneProved: true });
    const asked = { PhoneNumber: phoneNumber, DestinationId: countryId };
    const { ClientId } = await dataOf(visitor, '/ClientLogin/GetSMSVerificationCode', { ...asked, Type: 2 });
    return { ...asked, ClientId, Code: await codeSentTo(phoneNumber), NewPassword: 'a-new-secret' };
  }
  async function phoneCode({ actor }: Cell): Promise<Body> {
    const sent = await dataOf(actor, '/Client_Info/SendPhoneCode');
    return sent === null
      ? { ClientId: randomUUID(), Code: '000000' }
      : { ClientId: sent.ClientId, Code: await codeSentTo(actor.phoneNumber) };
  }

  let ways: ReturnType<typeof someWays> | undefined;
  const newLine = async () => aLine(database, shop, await (ways ??= someWays(database, shop)));
  let known: Promise<number> | undefined;
  const boxes = { Boxes: [wireBox(1)] };
  const aQuote = async () => ({ ...boxes, ChannelId: await (known ??= newLine()) });

  const shopInputs: Record<string, Input> = {
    '/OrderCalculateFee/FreightTrialCalculation': () => ({ ...boxes, DestinationId: 156 }),
    '/OrderCalculateFee/GetAccessChannel': () => ({ DestinationId: 156 }),
    '/OrderCalculateFee/ShopVolumeBudget': () => boxes,
    '/OrderTrackLog/GetOrderTrackLogInfo': () => ({ MainBillCodes: ['UNKNOWN123'] }),
    '/OrderCalculateFee/AddOrderBudgetFee': aQuote,
    '/OrderCalculateFee/GetQuote': async ({ member }) => ({
      Id: (await dataOf(member, '/OrderCalculateFee/AddOrderBudgetFee', await aQuote())).Id,
    }),
    '/Base_Province/GetDataPage': () => ({ DestinationId: 156 }),
    '/Base_City/GetDataPage': () => ({ ProvinceId: 'CN44' }),
    '/Base_Area/GetDataPage': () => ({ CityId: 'CN4403' }),
    '/Base_ShopMatters/GetDataPage': () => ({ Type: 7 }),
    '/Base_Proclamation/GetDataDetail': () => ({ Id: announcementId }),
    '/ClientLogin/SubmitLogin': async () => {
      const { username, password } = await aMember(database, shop);
      return { username, password };
    },
    '/ClientLogin/GetSMSVerificationCode': () => ({
      PhoneNumber: newPhoneNumber(),
      DestinationId: countryId,
    }),
    '/ClientLogin/ClientForgotPassword': resetCode,
    '/ClientLogin/RefreshToken': ({ actor }) =>
      actor.refreshToken ? { RefreshToken: actor.refreshToken } : {},
    '/Session/End': anotherSession,
    '/Session/ExchangeCode': async ({ member }) => ({
      Code: (await dataOf(member, '/Session/CreateCode')).Code,
    }),
    '/Session/UsePasswordLink': aPasswordLink,
    '/Preview/EnterShop': () => ({ Secret: 'unknown' }),
    '/Preview/Enter': () => aPreviewCode(database, shop),
    '/Session/PollQr': seenQr,
    '/Session/LookAtQr': seenQr,
    '/Session/AnswerQr': async (cell) => ({ ...(await seenQr(cell)), Approve: false }),
    '/Client_Info/AddData': () => ({ UserName: `new-${randomUUID()}`, Password: 'a-secret' }),
    '/Client_Info/UpdateData': ({ actor }) => ({
      Name: 'Amy',
      Sex: 2,
      Email: actor.email,
      DestinationId: countryId,
      PhoneNumber: actor.phoneNumber,
    }),
    '/Client_Info/UpdateClientPicture': fileOf,
    '/Client_Info/ChangePwd': ({ actor }) => ({ OldPassword: actor.password, NewPassword: 'another-secret' }),
    '/Client_Info/SubmitCancellation': ({ actor }) => ({ Password: actor.password }),
    '/Client_Info/AddClientSubAccount': () => ({
      UserName: `sub-${randomUUID()}`,
      Password: 'a-secret',
      Name: 'Sub',
    }),
    '/Client_Info/DeleteClientSubAccount': async ({ member }) => ({
      Id: (await aMember(database, shop, { mainId: member.id })).id,
    }),
    '/Client_Info/ProvePhone': phoneCode,
    // For a member without password, the code is the proof of person.
    '/Client_Info/SendProofCode': async ({ actor }) => {
      const change = 'update member set password_hash = null, phone_proved_at = now() where id = $1';
      await database.sql(change, [actor.id]);
      return {};
    },
    '/Client_Info/ProvePerson': ({ actor }) => ({ Password: actor.password }),
    '/Client_Notice/SetChoices': () => ({ Changes: [{ Kind: 'orderPaid', Channel: 'mail', IsOn: false }] }),
    ...createParcelInputs(database, shop),
    ...createCaseInputs(database, shop),
    ...createDedicatedInputs(database, shop),
    ...createOrderInputs(database, shop, dataOf),
    ...createReviewInputs(database, shop),
    ...createPaymentInputs(database, shop, api.services),
    ...createRewardInputs(database, shop),
    ...createAgentInputs(database, shop),
    ...createImportInputs(database, shop),
    ...createPeerInputs(database, shop),
    '/Print_Agent/ReportJob': () => ({ Id: 1, Attempt: 1 }),
    ...createReturnInputs(database, shop),
    ...createMarketplaceInputs({ database, api, shop }),
    ...createServiceInputs(database, shop),
    ...createStockInputs(database, shop),
    ...createCodInputs(database, shop),
    ...createCustomsInputs(database, shop),
    ...createWalletInputs(database, shop, api.services),
  };

  /** A staff member of the tenant, in `state`. */
  async function aColleague(state = 'active'): Promise<Body> {
    const { id } = await aStaffMember(database, shop.tenantId, { roles: ['clerk'], email: newEmail() });
    await database.sql('update staff set state = $2 where id = $1', [id, state]);
    return { id };
  }
  /** An unused one-time link of a staff member. */
  async function aLink(): Promise<Body> {
    const { id } = (await aColleague()) as { id: number };
    const secret = randomBytes(32).toString('base64url');
    await database.sql(
      `insert into staff_link (tenant_id, staff_id, token_hash, purpose, created_by, expires_at)
       values ($1, $2, sha256($3::bytea), 'invitation', $2, now() + interval '1 day')`,
      [shop.tenantId, id, Buffer.from(secret)],
    );
    return { token: `${shop.tenantId}.${secret}` };
  }
  async function aMemberOfShop(state = 'active'): Promise<Body> {
    const { id } = await aMember(database, shop);
    await database.sql('update member set state = $2 where id = $1', [id, state]);
    return { shopId: shop.id, id };
  }
  async function aReachableMember(): Promise<Body> {
    const phone = { countryId, phoneNumber: newPhoneNumber(), isPhoneProved: true };
    const { id } = await aMember(database, shop, phone);
    return { shopId: shop.id, id };
  }
  /** A one-time password link that customer service sent to a member of the shop. */
  async function aPasswordLink(): Promise<Body> {
    const member = await aMember(database, shop);
    const { id: createdBy } = (await aColleague()) as { id: number };
    const token = randomBytes(32).toString('base64url');
    await database.sql(
      `insert into password_link (tenant_id, shop_id, member_id, token_hash, created_by, expires_at)
       values ($1, $2, $3, sha256($4::bytea), $5, now() + interval '1 day')`,
      [shop.tenantId, shop.id, member.id, Buffer.from(token), createdBy],
    );
    return { Token: token, NewPassword: 'another-long-secret' };
  }
  const withReason = async () => ({ ...(await aMemberOfShop()), reason: 'asked to' });

  async function secondFactor({ actor }: Cell): Promise<Body> {
    if (actor.secret) return { code: totpCode(actor.secret) };
    const { cookie = '' } = actor.headers;
    const { body } = await api.post(consoleHost, '/console/session/beginEnrolment', {}, { cookie });
    const begun = body.Data as { secret: string } | null;
    return { code: begun ? totpCode(begun.secret) : '000000' };
  }

  const aLineOfShop = async (): Promise<Body> => ({ shopId: shop.id, lineId: await newLine() });
  /** A line with a publishable draft tariff. */
  async function aDraft(): Promise<Body> {
    const line = await aLineOfShop();
    const { id: staffId } = await aColleague();
    const { lineId } = line;
    await aRow(database, shop, 'tariff_draft', { lineId, staffId, tariff: newTariff });
    return line;
  }

  const consoleInputs: Record<string, Input> = {
    ...openSettingInputs(database, shop),
    ...createCompanyInputs(database),
    ...openLaunchInputs(database, shop),
    ...createStudioInputs(database, shop),
    ...createHostInputs(database, shop),
    ...createNoticeTemplateInputs(database, shop),
    '/console/tariffs/get': aLineOfShop,
    '/console/tariffs/saveDraft': async () => ({ ...(await aLineOfShop()), basedOn: 1, tariff: newTariff }),
    '/console/tariffs/dropDraft': aDraft,
    '/console/tariffs/replay': async () => ({ ...(await aLineOfShop()), tariff: newTariff }),
    '/console/tariffs/publish': async () => ({
      ...(await aDraft()),
      basedOn: 1,
      tariff: newTariff,
      effectiveAt: null,
    }),
    '/console/tariffs/setOpen': async () => ({ ...(await aLineOfShop()), isOpen: false }),
    '/console/tariffs/setPrivate': async () => ({ ...(await aLineOfShop()), isPrivate: true }),
    '/console/tariffs/setPayPolicy': async () => ({ ...(await aLineOfShop()), payPolicy: 'collect' }),
    '/console/tariffs/setDelivery': async () => ({ ...(await aLineOfShop()), delivery: 'pickup' }),
    '/console/session/signIn': async () => {
      const account = { roles: ['clerk' as const], email: newEmail() };
      const { email, password } = await aStaffMember(database, shop.tenantId, account);
      return { email, password };
    },
    '/console/session/lookAtLink': aLink,
    '/console/session/useLink': async () => ({ ...(await aLink()), newPassword: 'another-long-secret' }),
    '/console/session/confirmSecondFactor': secondFactor,
    '/console/session/changePassword': ({ actor }) => ({
      oldPassword: actor.password,
      newPassword: 'another-long-secret',
    }),
    '/console/session/setLanguage': () => ({ language: 'vi' }),
    '/console/views/list': () => ({ list: 'orders' }),
    '/console/views/save': () => ({
      list: 'orders',
      name: 'Mine',
      definition: { columns: ['number'], rows: 20 },
    }),
    '/console/views/update': () => ({ id: 999_999, definition: { columns: ['number'], rows: 20 } }),
    '/console/views/rename': () => ({ id: 999_999, name: 'Mine' }),
    '/console/views/share': () => ({ id: 999_999, isShared: true }),
    '/console/views/remove': () => ({ id: 999_999 }),
    '/console/views/setDefault': () => ({ list: 'orders', id: 999_999 }),
    '/console/staff-notices/markRead': () => ({ ids: [1] }),
    '/console/staff-notices/markAllRead': () => ({ through: 1 }),
    '/console/staff-notices/setChoice': () => ({ kind: 'failure', isMailed: false }),
    '/console/staff/add': () => ({ name: 'New', email: newEmail(), roles: ['clerk'], language: 'en' }),
    '/console/staff/update': async () => ({
      ...(await aColleague()),
      name: 'X',
      roles: ['clerk', 'service'],
    }),
    '/console/roles/save': () => ({ name: `Role ${randomUUID()}`, permissions: ['order:work'] }),
    '/console/roles/archive': async () => ({
      id: await aCompanyRole(database, shop.tenantId, ['order:work']),
      version: 1,
    }),
    '/console/staff/suspend': () => aColleague(),
    '/console/staff/restore': () => aColleague('suspended'),
    '/console/staff/resetPassword': () => aColleague(),
    '/console/staff/resetSecondFactor': () => aColleague(),
    '/console/staff/confirm': () => aColleague(),
    '/console/members/get': () => aMemberOfShop(),
    '/console/members/reveal': withReason,
    '/console/members/resetPassword': async () => ({ ...(await aReachableMember()), reason: 'asked to' }),
    '/console/members/suspend': withReason,
    '/console/members/restore': () => aMemberOfShop('suspended'),
    ...createMemberDeskInputs(database, shop),
    ...createArchiveInputs(database, shop),
    ...createListExportInputs(database, shop),
    ...createUsageInputs(database, shop),
    ...createOperatorAccessInputs(database, shop),
    '/console/failures/retry': async () => ({ id: await aFailedPayment(database, shop.tenantId) }),
    ...createReferenceInputs(database),
    ...createStationInputs(database, shop),
    ...createLabelInputs(database, shop),
    ...createCaseStaffInputs(database, shop),
    ...createFulfilmentInputs(database, shop),
    ...createStaffInputs(database, shop),
    ...createDedicatedStaffInputs(database, shop),
    ...createFinanceInputs(database, shop),
    ...createCampaignInputs(database, shop),
    ...createAgentStaffInputs(database, shop),
    ...createPeerStaffInputs(database, shop),
    ...createReturnStaffInputs(database, shop),
    ...createMarketplaceStaffInputs({ database, api, shop }),
    ...createServiceStaffInputs(database, shop),
    ...createStockStaffInputs(database, shop),
    ...createCarrierInvoiceInputs(database, shop),
    ...createCodStaffInputs(database, shop),
    ...createConsigneeStaffInputs(database, shop),
    ...createReviewStaffInputs(database, shop),
    ...createWithdrawalStaffInputs(database, shop, api.services),
  };
  return { shopInputs, consoleInputs, platformInputs: createPlatformInputs(api) };
}
