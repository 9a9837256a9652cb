import { z } from 'zod';
import { call, ownCall } from './call.ts';
import { refreshNames, refreshPath } from './refresh-call.ts';
import { instant, singleLine, numberedEnum, page, pageRequest, recordId, wireObject } from './wire.ts';

const secret = z.string().min(1).max(512);
const smsDigits = z.string().regex(/^[0-9]{6}$/);
const typedPhone = z.string().min(1).max(32);

/**
 * Response of a sign-in (§3). Browsers store only the access token; the refresh token also comes as an
 * HttpOnly cookie (A10).
 */
const Tokens = wireObject(
  {
    accessToken: z.string(),
    refreshToken: z.string(),
    isMainAccount: z.boolean(),
    /** The sign-in reverted a requested cancellation of the account (A18). */
    isCancellationUndone: z.boolean(),
  },
  { isMainAccount: refreshNames.isMainAccount },
);
export type Tokens = z.output<typeof Tokens>;

const signInMethods = ['password', 'phone', 'qr', 'code'] as const;

const Session = wireObject({
  id: z.uuid(),
  method: z.enum(signInMethods),
  browser: z.string(),
  address: z.string(),
  startedAt: instant,
  usedAt: instant,
  endedAt: instant.nullable(),
  isCurrent: z.boolean(),
});
export type Session = z.output<typeof Session>;

/** 128 random bits in UUID notation, without the fixed version bits of a real UUID. */
const qrId = z.guid();
const qrStates = ['waiting', 'seen', 'approved', 'refused', 'expired'] as const;

/** Sessions: A10, A12, A15. */
export const sessionCalls = {
  signIn: call('/ClientLogin/SubmitLogin', {
    summary: 'Signs a member in with username and password, or (LogoType 2) with phone and code.',
    input: wireObject(
      {
        kind: numberedEnum({ password: 1, phone: 2 }).default('password'),
        username: singleLine(200).optional(),
        password: z.string().max(512).optional(),
        phoneNumber: typedPhone.optional(),
        countryId: recordId.optional(),
        code: z.string().max(32).optional(),
        codeId: z.uuid().optional(),
      },
      {
        kind: 'LogoType',
        username: 'username',
        password: 'password',
        phoneNumber: 'phone',
        countryId: 'DestinationId',
        codeId: 'ClientId',
      },
    ),
    output: Tokens,
  }),
  sendCode: call('/ClientLogin/GetSMSVerificationCode', {
    summary: 'Sends a six-digit code to a member’s phone; the response is the same for an unknown number.',
    input: wireObject(
      {
        phoneNumber: typedPhone,
        countryId: recordId,
        /** Without a purpose the code is valid for either, once. */
        purpose: numberedEnum({ signIn: 1, resetPassword: 2 }).optional(),
      },
      { countryId: 'DestinationId', purpose: 'Type' },
    ),
    output: wireObject({ codeId: z.uuid() }, { codeId: 'ClientId' }),
  }),
  resetPassword: call('/ClientLogin/ClientForgotPassword', {
    summary:
      'Sets a new password with a code sent for that purpose or for none, and ends all of the member’s sessions.',
    input: wireObject(
      {
        code: smsDigits,
        phoneNumber: typedPhone,
        newPassword: secret,
        codeId: z.uuid().optional(),
        countryId: recordId.optional(),
      },
      { codeId: 'ClientId', countryId: 'DestinationId' },
    ),
    output: z.null(),
  }),
  refresh: call(refreshPath, {
    summary: 'Exchanges a refresh token, from the body or the cookie, for a new pair. Each token works once.',
    input: wireObject({ accessToken: z.string().max(4096).optional(), refreshToken: secret.optional() }),
    output: Tokens,
  }),
  signOut: ownCall({
    path: '/Session/Logout',
    accepted: 'whilePaused',
    access: 'visitor',
    effect: 'change',
    summary: 'Ends the session of the token or the cookie.',
    input: wireObject({}),
    output: z.null(),
  }),
  list: ownCall({
    path: '/Session/GetDataPage',
    access: 'member',
    effect: 'read',
    summary: 'Lists where and when the member signed in, newest first.',
    input: wireObject(pageRequest(10, 50)),
    output: page(Session),
  }),
  end: ownCall({
    path: '/Session/End',
    access: 'member',
    effect: 'change',
    summary: 'Ends one other session of the member.',
    input: wireObject({ id: z.uuid() }),
    output: z.null(),
  }),
  endOthers: ownCall({
    path: '/Session/EndOthers',
    access: 'member',
    effect: 'change',
    summary: 'Ends all sessions of the member except this one.',
    input: wireObject({}),
    output: wireObject({ ended: z.int() }),
  }),
  createCode: ownCall({
    path: '/Session/CreateCode',
    access: 'member',
    effect: 'change',
    summary: 'Creates a code that signs its bearer in at this host, once and within a minute.',
    input: wireObject({}),
    output: wireObject({ code: z.string(), expiresAt: instant }),
  }),
  exchangeCode: ownCall({
    path: '/Session/ExchangeCode',
    accepted: 'whilePaused',
    access: 'visitor',
    effect: 'change',
    limit: 'guess',
    summary: 'Signs in with a code from CreateCode.',
    input: wireObject({ code: secret }),
    output: Tokens,
  }),
  // The link is sent by customer service; its token cannot be guessed.
  usePasswordLink: ownCall({
    path: '/Session/UsePasswordLink',
    accepted: 'whilePaused',
    access: 'visitor',
    effect: 'change',
    limit: 'guess',
    summary:
      'Sets a new password with a one-time link sent by the shop, and ends all of the member’s sessions.',
    input: wireObject({ token: z.string().max(64), newPassword: secret }),
    output: z.null(),
  }),
  startQr: ownCall({
    path: '/Session/StartQr',
    accepted: 'whilePaused',
    access: 'visitor',
    effect: 'change',
    limit: 'guess',
    summary:
      'Starts a sign-in by a signed-in phone, and returns the data of the QR code and the secret to poll with.',
    input: wireObject({}),
    output: wireObject({ id: qrId, secret: z.string(), number: z.int(), expiresAt: instant }),
  }),
  // Polled every two seconds while a QR code is shown, so without a limit; its secret cannot be guessed.
  pollQr: ownCall({
    path: '/Session/PollQr',
    accepted: 'whilePaused',
    access: 'visitor',
    effect: 'change',
    summary: 'Returns whether the phone has answered. The first poll after an approval returns the tokens.',
    input: wireObject({ id: qrId, secret }),
    output: wireObject({ state: z.enum(qrStates), tokens: Tokens.nullable() }),
  }),
  lookAtQr: ownCall({
    path: '/Session/LookAtQr',
    access: 'member',
    effect: 'change',
    summary:
      'Returns what the phone shows before its member answers: the requesting browser and numbers to choose from.',
    input: wireObject({ id: qrId }),
    output: wireObject({
      browser: z.string(),
      address: z.string(),
      isSameNetwork: z.boolean(),
      /** ISO code of the browser's country, as far as its IP address reveals it. */
      country: z.string().nullable(),
      isOtherCountry: z.boolean(),
      startedAt: instant,
      expiresAt: instant,
      numbers: z.array(z.int()),
    }),
  }),
  answerQr: ownCall({
    path: '/Session/AnswerQr',
    access: 'member',
    effect: 'change',
    summary: 'Approves or refuses the waiting browser. The number must be the one that browser shows.',
    input: wireObject({ id: qrId, approve: z.boolean(), number: z.int().optional() }),
    output: z.null(),
  }),
};
