import { type Sex as SexWord, usernameKey } from '@onehaul/domain/member';
import { z } from 'zod';
import { call, ownCall } from './call.ts';
import {
  bigRecordId,
  cnyCents,
  instant,
  singleLine,
  numberedEnum,
  page,
  pageRequest,
  recordId,
  wireObject,
} from './wire.ts';

const secret = z.string().min(1).max(512);
const optionalText = (most: number) => singleLine(most).default('');
/** Must not be empty after normalisation. */
const username = singleLine(64).refine((typed) => usernameKey(typed) !== '');
const name = singleLine(60).min(1);
/** Ten million yuan: above any balance, below the database limit. */
const payLimit = cnyCents.refine((cents) => cents >= 0 && cents <= 1_000_000_000);
const email = z.union([z.literal(''), z.email().max(254)]).default('');
const Sex = numberedEnum({ female: 0, male: 1, secret: 2 } satisfies Record<SexWord, number>);

/** The signed-in account (§3 user info). A sub-account has its own name and its main account's money. */
const Profile = wireObject(
  {
    id: z.int(),
    memberCode: z.string(),
    username: z.string(),
    name: z.string(),
    sex: Sex,
    email: z.string(),
    avatarUrl: z.string(),
    countryId: z.int().nullable(),
    dialCode: z.string(),
    phoneNumber: z.string(),
    isPhoneProved: z.boolean(),
    telephone: z.string(),
    marketplaceAccount: z.string(),
    level: z.int(),
    levelName: z.string(),
    isMainAccount: z.boolean(),
    isFirstLogin: z.boolean(),
    /** False for an account without a known password: the first one is set after a code to the phone. */
    hasPassword: z.boolean(),
    balance: cnyCents,
    withdrawable: cnyCents,
    points: z.int(),
    couponCount: z.int(),
    createdAt: instant,
  },
  {
    memberCode: 'ClientCode',
    username: 'UserName',
    avatarUrl: 'HostPortrait',
    countryId: 'DestinationId',
    telephone: 'TelNumber',
    marketplaceAccount: 'TaobaoCode',
    isMainAccount: 'IsMianAccount',
    balance: 'Money',
    withdrawable: 'WithdrawalMoney',
    points: 'Integral',
  },
);
export type Profile = z.output<typeof Profile>;

const SubAccount = wireObject(
  {
    id: z.int(),
    username: z.string(),
    name: z.string(),
    payLimitCents: cnyCents,
    createdAt: instant,
    lastSignInAt: instant.nullable(),
  },
  { username: 'UserName', payLimitCents: 'PayLimit' },
);
export type SubAccount = z.output<typeof SubAccount>;

/** `source` of our own web pages. */
export const webSource = 2;

/** Credentials of the account besides its own password. */
const MemberAccess = wireObject({
  keys: z.array(
    wireObject(
      { id: bigRecordId, name: z.string(), prefix: z.string(), lastUsedAt: instant.nullable() },
      { prefix: 'ApiKey' },
    ),
  ),
  subAccounts: z.array(
    wireObject(
      { id: z.int(), username: z.string(), name: z.string(), lastSignInAt: instant.nullable() },
      { username: 'UserName' },
    ),
  ),
});
export type MemberAccess = z.output<typeof MemberAccess>;

export const memberCalls = {
  register: call('/Client_Info/AddData', {
    summary: 'Registers a member. Agent, recommender and service person are codes of this shop (A19).',
    input: wireObject(
      {
        username,
        password: secret,
        name: optionalText(60),
        agentCode: optionalText(32),
        recommenderCode: optionalText(32),
        servicePersonCode: optionalText(32),
        phoneNumber: optionalText(32),
        countryId: recordId.nullish(),
        email,
        marketplaceAccount: optionalText(60),
        /** Client type at registration: 2 is the web (§9). Other clients have their own numbers. */
        source: z.int().optional(),
      },
      {
        username: 'UserName',
        agentCode: 'AgentId',
        recommenderCode: 'Recommender',
        servicePersonCode: 'ServicePersonnel',
        countryId: 'DestinationId',
        marketplaceAccount: 'TaobaoCode',
      },
    ),
    output: wireObject({ memberCode: z.string() }, { memberCode: 'ClientCode' }),
  }),
  profile: call('/Client_Info/GetTheData', {
    summary: 'Returns the signed-in account.',
    input: wireObject({}),
    output: Profile,
  }),
  update: call('/Client_Info/UpdateData', {
    summary:
      'Updates the profile. A new phone or email needs a proof of person; a new number is not yet proved.',
    input: wireObject(
      {
        name,
        sex: Sex,
        email: z.email().max(254),
        countryId: recordId,
        phoneNumber: z.string().min(1).max(32),
        telephone: optionalText(32),
        marketplaceAccount: optionalText(60),
      },
      { countryId: 'DestinationId', telephone: 'TelNumber', marketplaceAccount: 'TaobaoCode' },
    ),
    output: z.null(),
  }),
  updateAvatar: call('/Client_Info/UpdateClientPicture', {
    summary: 'Sets an uploaded picture as the avatar.',
    input: wireObject({ fileId: z.uuid() }, { fileId: 'HostPortrait' }),
    output: wireObject({ avatarUrl: z.string() }, { avatarUrl: 'HostPortrait' }),
  }),
  changePassword: call('/Client_Info/ChangePwd', {
    summary:
      'Sets a new password with the old one, or a first one after a proof of person. Ends all other sessions and the given API keys and sub-accounts.',
    input: wireObject({
      oldPassword: z.string().max(512).default(''),
      newPassword: secret,
      endKeyIds: z.array(bigRecordId).max(100).default([]),
      endSubAccountIds: z.array(recordId).max(100).default([]),
    }),
    output: z.null(),
  }),
  cancel: call('/Client_Info/SubmitCancellation', {
    summary: 'Requests cancellation of the account in 15 days. Signing in before then undoes it.',
    input: wireObject({ password: secret }),
    output: wireObject({ cancelsAt: instant }),
  }),
  subAccounts: call('/Client_Info/GetClientSubAccount', {
    summary: 'Lists the sub-accounts of the main account.',
    input: wireObject(pageRequest(10, 50)),
    output: page(SubAccount),
  }),
  addSubAccount: call('/Client_Info/AddClientSubAccount', {
    summary: 'Adds a sub-account. Its password must be changed at the first sign-in.',
    input: wireObject(
      {
        username,
        password: secret,
        name,
        payLimitCents: payLimit.default(0),
      },
      { username: 'UserName', payLimitCents: 'PayLimit' },
    ),
    output: wireObject({ id: z.int() }),
  }),
  deleteSubAccount: call('/Client_Info/DeleteClientSubAccount', {
    summary: 'Closes a sub-account permanently and ends its sessions.',
    input: wireObject({ id: recordId }),
    output: z.null(),
  }),
  // A phone number becomes a sign-in method only after a code sent to it was confirmed.
  sendPhoneCode: ownCall({
    path: '/Client_Info/SendPhoneCode',
    access: 'member',
    effect: 'change',
    limit: 'strict',
    summary: 'Sends a code to the phone number of the profile.',
    input: wireObject({}),
    output: wireObject({ codeId: z.uuid() }, { codeId: 'ClientId' }),
  }),
  provePhone: ownCall({
    path: '/Client_Info/ProvePhone',
    access: 'member',
    effect: 'change',
    limit: 'guess',
    summary: 'Proves the phone number of the profile with the code sent to it.',
    input: wireObject({ code: z.string().regex(/^[0-9]{6}$/), codeId: z.uuid() }, { codeId: 'ClientId' }),
    output: z.null(),
  }),
  otherAccess: ownCall({
    path: '/Client_Info/GetOtherAccess',
    access: 'mainAccount',
    effect: 'read',
    summary: 'Lists the API keys and sub-accounts that stay active after a password change.',
    input: wireObject({}),
    output: MemberAccess,
  }),
  // Step-up authentication before sensitive calls (decision 049).
  sendProofCode: ownCall({
    path: '/Client_Info/SendProofCode',
    access: 'member',
    effect: 'change',
    limit: 'strict',
    summary: 'Sends a code to the proved phone of an account without a password, for a proof of person.',
    input: wireObject({}),
    output: wireObject({ codeId: z.uuid() }, { codeId: 'ClientId' }),
  }),
  provePerson: ownCall({
    path: '/Client_Info/ProvePerson',
    access: 'member',
    effect: 'change',
    limit: 'guess',
    summary:
      'Proves the person by password, or by code without one. Calls refused with access.proofRequired pass for ten minutes.',
    input: wireObject(
      {
        password: z.string().max(512).default(''),
        code: z.string().max(32).default(''),
        codeId: z.uuid().optional(),
      },
      { codeId: 'ClientId' },
    ),
    output: wireObject({ provedUntil: instant }),
  }),
};
