import { encoderOf } from '@onehaul/contract/encode';
import { claimOf, revisionHeader } from '@onehaul/contract/envelope';
import { dispositionOf, type ResponseFile } from '@onehaul/contract/generated-file';
import { languages, preferredLanguage } from '@onehaul/domain/language';
import { Refusal } from '@onehaul/domain/refusal';
import type { Shop } from '@onehaul/domain/shop';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database, TransactionDb } from '../db/database.ts';
import type { Keys } from '../keys.ts';
import { type Answer, decodeInput, type FileAnswer, refused, success } from './answer.ts';
import type { Route } from './bind.ts';
import type { Caller, MemberContext, Visit } from './context.ts';
import { parseCookies } from './cookies.ts';
import { canonicalHost, isHostAmbiguous } from '@onehaul/domain/host';
import { assertAccepted } from './shop-gate.ts';
import { acceptForms, readForm } from './form.ts';
import {
  memberAnswerStore,
  assertIdempotencyKey,
  type QuickAnswer,
  runOnce,
  runWithoutKey,
} from './idempotency.ts';
import { signatureHeadersOf } from './signature-headers.ts';

export type MountOptions = {
  readonly database: Database;
  readonly keys: Keys;
  /**
   * The shop of a host name; undefined for an unknown host. A cached shop older than the revision the caller
   * has seen is read again.
   */
  readonly shopOfHost: (host: string, seenRevision: number) => Promise<Shop | undefined> | Shop | undefined;
  /**
   * The member of a request's token, who must belong to the shop. For a read a session cached for some
   * seconds is enough; a write checks that the session is still valid.
   */
  readonly callerOf: (
    authorization: string | undefined,
    shop: Shop,
    when: 'recently' | 'now',
  ) => Promise<Caller | undefined>;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the host is resolved; used by logging and rate limits. */
    shop: Shop | null;
    /** Company of the person signed in to the console; 0 for every other request. */
    staffTenantId: number;
  }
}

/** The only code that handles the envelope: resolves shop and caller, decodes, runs, encodes, maps errors. */
export function mount(app: FastifyInstance, routes: readonly Route[], options: MountOptions): void {
  const [forms, others] = [true, false].map((areForms) =>
    routes.filter(({ call }) => (call.sends === 'multipart') === areForms),
  );
  for (const route of others!) mountRoute(app, route, options);
  // A separate scope, so that no other call accepts a form.
  void app.register(async (scope) => {
    await acceptForms(scope);
    for (const route of forms!) mountRoute(scope, route, options);
  });
}

function mountRoute(app: FastifyInstance, route: Route, options: MountOptions): void {
  const { call } = route;
  const encode = encoderOf(call.output);
  app.route({
    method: call.method,
    url: call.path,
    config: { limit: call.limit ?? 'ordinary' },
    handler: async (request, reply) => send(reply, await handleCall(route, encode, request, reply, options)),
  });
}

/** Resolves the shop before any other hook sees the request. */
export function resolveShop({ shopOfHost }: MountOptions) {
  return (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void) => {
    const settle = (shop: Shop | undefined) => {
      request.shop = shop ?? null;
      done(shop ? undefined : new Refusal('shop.unknownHost'));
    };
    const host = isHostAmbiguous(request.raw) ? undefined : canonicalHost(request.host);
    const shop = host === undefined ? undefined : shopOfHost(host, seenRevisionOf(request));
    // Usually cached: then it settles synchronously.
    if (shop instanceof Promise) shop.then(settle, done);
    else settle(shop);
  };
}

/** A hint that anyone may send: it can cause a lookup, never a result. */
function seenRevisionOf({ headers }: FastifyRequest): number {
  const revision = Number(headers[revisionHeader]);
  return Number.isSafeInteger(revision) ? revision : 0;
}

export function languageOf({ shop, headers }: FastifyRequest) {
  const offered = shop?.languages ?? languages;
  return preferredLanguage(headers['accept-language'], offered) ?? shop?.languages[0] ?? 'en';
}

export function send(reply: FastifyReply, answer: Answer | FileAnswer): FastifyReply {
  if ('file' in answer) {
    const { name, type, bytes } = answer.file;
    return reply
      .headers({ 'content-type': type, 'content-disposition': dispositionOf(name) })
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  }
  const { status, body, retryAfter } = answer;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply.code(status).send(body);
}

async function handleCall(
  route: Route,
  encode: (result: unknown) => unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { database, keys, callerOf }: MountOptions,
): Promise<Answer | FileAnswer> {
  const { call, handle } = route;
  const shop = request.shop!;
  const language = languageOf(request);
  const refuse = (refusal: Refusal) => refused(refusal, language, request.id);
  const sent = callInput(call, request);

  if (shop.state !== 'live') await assertAccepted(database, request, shop, call);
  if (call.claim !== 'ignored') assertClaim(sent, shop);
  if (call.module && !shop.modules.includes(call.module)) throw new Refusal('access.moduleOff');
  if (call.effect === 'change') assertOwnOrigin(request);

  const common = {
    shop,
    language,
    visit: visitOf(request, reply),
    transaction: <T>(work: (db: TransactionDb) => Promise<T>) => database.transaction(shop.tenantId, work),
  };
  if (call.access === 'visitor') {
    const input = decodeInput(call, sent);
    const context = { ...common, db: database.tenant(shop.tenantId) };
    return success(encode(await handle(context as MemberContext, input)));
  }

  const when = call.effect === 'change' ? 'now' : 'recently';
  const member = await callerOf(request.headers.authorization, shop, when);
  if (!member) throw new Refusal('access.signInRequired');
  if (call.access === 'mainAccount' && !member.isMainAccount) throw new Refusal('access.mainAccountOnly');
  if (call.spends && member.isPasswordGiven) throw new Refusal('member.passwordGiven');
  const db = database.tenant(shop.tenantId);
  if (call.effect === 'read') {
    const input = decodeInput(call, sent);
    const result = await handle({ ...common, member, db }, input);
    return call.answers === 'file' ? { file: result as ResponseFile } : success(encode(result));
  }

  const sentKey = request.headers['idempotency-key'] as string | undefined;
  const key = sentKey === undefined ? undefined : assertIdempotencyKey(sentKey);
  const input = decodeInput(call, call.sends === 'multipart' ? await readShopForm(request, shop) : sent);
  const prepared = await route.prepare?.({ ...common, member, db }, input);
  let isMade = false;
  const answer = (result: unknown) => {
    const made = success(encode(result));
    isMade = true;
    return made;
  };
  const contextIn = (transaction: TransactionDb) => ({ ...common, member, db: transaction });
  const make = async (transaction: TransactionDb) =>
    answer(await handle(contextIn(transaction), prepared ? prepared.ready : input));
  const change = route.quick?.changeOf(prepared ? prepared.ready : input);
  const quick: QuickAnswer | undefined = change && {
    ...change,
    answer,
    onFault: (error) =>
      request.log.warn({ err: error }, 'a quick change failed and is made the ordinary way'),
  };
  try {
    const { tenantId, id: shopId } = shop;
    // Section 7 defines no such header: without one the change is made once and no answer is stored for a
    // replay (A48).
    if (key === undefined) return await runWithoutKey(database, tenantId, make, quick);
    const answers = memberAnswerStore({ tenantId, shopId, actorId: member.id, key });
    const answersSecret = call.answersSecret ?? false;
    const recall =
      route.quick &&
      (async (transaction: TransactionDb, record: string) =>
        answer(await route.quick!.recall(contextIn(transaction), record)));
    const asked = { tenantId, path: call.path, input, keys, answers, answersSecret, quick, recall };
    return await runOnce(database, asked, make, refuse);
  } finally {
    // Once made, it may have been committed even if the response to the commit was lost.
    if (prepared && !isMade) await prepared.discard();
  }
}

/** The input of a call, from wherever section 7 places it. */
function callInput({ sends, query }: Route['call'], request: FastifyRequest): unknown {
  if (sends === 'query') return request.query;
  if (query !== 'accepted') return request.body;
  return { ...(request.query as object), ...(request.body as object | undefined) };
}

/** A form may be large, so it is read only after authorization. */
async function readShopForm(request: FastifyRequest, shop: Shop): Promise<unknown> {
  const form = await readForm(request);
  assertClaim(form, shop);
  return form;
}

export function visitOf(request: FastifyRequest, reply: FastifyReply): Visit {
  let cookies: Visit['cookies'] | undefined;
  return {
    host: canonicalHost(request.host) ?? '',
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
    authorization: request.headers.authorization,
    // Lazy: few calls use these.
    get signed() {
      return signatureHeadersOf(request);
    },
    get cookies() {
      return (cookies ??= parseCookies(request.headers.cookie));
    },
    setCookie: (line) => void reply.header('set-cookie', line),
  };
}

/** The tenant and shop in a body are compared with the host's shop and never trusted (A2). */
function assertClaim(sent: unknown, shop: Shop): void {
  const { claimedTenantId, claimedShopId } = claimOf(sent);
  const agrees = (claimed: unknown, own: number) =>
    claimed === undefined || claimed === null || claimed === own || claimed === String(own);
  if (!agrees(claimedTenantId, shop.tenantId) || !agrees(claimedShopId, shop.id)) {
    throw new Refusal('access.shopMismatch');
  }
}

/** CSRF: a cross-site post has a foreign Origin, and JSON needs a CORS preflight (S20). */
export function assertOwnOrigin({ headers, host }: FastifyRequest): void {
  const { origin } = headers;
  if (origin === undefined) return;
  if (!URL.canParse(origin) || canonicalHost(new URL(origin).host) !== canonicalHost(host)) {
    throw new Refusal('access.foreignOrigin');
  }
}
