import type { StaffCall } from '@onehaul/contract/console/staff-call';
import { encoderOf } from '@onehaul/contract/encode';
import { canonicalHost, isHostAmbiguous } from '@onehaul/domain/host';
import { Refusal } from '@onehaul/domain/refusal';
import { isSwitchedOn, mayStaff } from '@onehaul/domain/staff/role';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Database, TransactionDb } from '../db/database.ts';
import type { Keys } from '../keys.ts';
import { type Answer, decodeInput, refused, success } from './answer.ts';
import type { StaffRoute } from './bind-staff.ts';
import { acceptForms, readForm } from './form.ts';
import { answersOfStaff, assertKey, once } from './idempotency.ts';
import { assertOwnOrigin, languageOf, send, visitOf } from './mount.ts';
import { plainAddress } from './network.ts';
import type { Act, SignedInStaff, StaffChangeContext, StaffDoor } from './staff-context.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A call of the console: it exists at the console's hosts alone. */
    isConsole?: boolean;
  }
}

export type ConsoleOptions = {
  /** The names of the console: they belong to no shop. */
  readonly hosts: readonly string[];
  readonly routes: readonly StaffRoute[];
  readonly door: StaffDoor;
};

type MountStaffOptions = { readonly database: Database; readonly keys: Keys; readonly door: StaffDoor };
type Encode = (result: unknown) => unknown;

/** The console's counterpart of mount(): finds who asks, what they may do, and sees that every change is written down. */
export function mountStaff(
  app: FastifyInstance,
  routes: readonly StaffRoute[],
  options: MountStaffOptions,
): void {
  for (const route of routes) if (!isForm(route)) mountRoute(app, route, options);
  // A scope of their own: no other call takes a form.
  void app.register(async (scope) => {
    await acceptForms(scope);
    for (const route of routes) if (isForm(route)) mountRoute(scope, route, options);
  });
}

const isForm = ({ call }: Pick<StaffRoute, 'call'>) => call.sends === 'multipart';

function mountRoute(app: FastifyInstance, route: StaffRoute, options: MountStaffOptions): void {
  const { call } = route;
  const encode = encoderOf(call.output);
  app.route({
    method: 'POST',
    url: call.path,
    config: { limit: call.limit ?? 'ordinary', isConsole: true },
    handler: async (request, reply) => send(reply, await answer(route, encode, request, reply, options)),
  });
}

/** At the console's hosts there are only its own calls, and at a shop's host none of them. */
export function keepConsoleApart(
  hosts: readonly string[],
  resolveShop: onRequestHookHandler,
): onRequestHookHandler {
  const names = new Set(hosts.map((host) => canonicalHost(host)));
  names.delete(undefined);
  return function (request, reply, done) {
    const isConsoleCall = request.routeOptions.config.isConsole === true;
    const isConsoleHost = names.has(canonicalHost(request.host)) && !isHostAmbiguous(request.raw);
    const unknown = isConsoleCall === isConsoleHost ? undefined : new Refusal('call.unknown');
    if (isConsoleHost) done(unknown);
    else resolveShop.call(this, request, reply, (error?: Error) => done(error ?? unknown));
  };
}

async function answer(
  { call, handle, prepare }: StaffRoute,
  encode: Encode,
  request: FastifyRequest,
  reply: FastifyReply,
  { database, keys, door }: MountStaffOptions,
): Promise<Answer> {
  const language = languageOf(request);
  const refuse = (refusal: Refusal) => refused(refusal, language, request.id);
  const finish = (result: unknown) => (result instanceof Refusal ? refuse(result) : success(encode(result)));
  const common = { language, visit: visitOf(request, reply) };
  if (call.effect === 'change') {
    if (!isForm({ call })) assertJson(request);
    assertOwnOrigin(request);
  }
  if (call.access === 'anyone') {
    // What these calls read and write, and what they note in the audit log, they decide themselves.
    const input = decodeInput(call, request.body);
    return finish(await handle(common as StaffChangeContext, input));
  }

  const person = await door.find(common.visit);
  assertMay(person, call);
  const { staff } = person;
  if (call.effect === 'read') {
    const db = database.tenant(staff.tenantId);
    const input = decodeInput(call, request.body);
    return finish(await handle({ ...common, staff, db } as StaffChangeContext, input));
  }

  // Without the second factor nobody is in yet: such a call takes no key, and its own rules keep it from counting twice.
  const key =
    call.access === 'password'
      ? undefined
      : assertKey(request.headers['idempotency-key'] as string | undefined);
  // A form is read from those alone who are let in: it may be large.
  const input = decodeInput(call, isForm({ call }) ? await readForm(request) : request.body);
  const prepared = await prepare?.({ ...common, staff, db: database.tenant(staff.tenantId) }, input);
  let isMade = false;
  const change = async (db: TransactionDb) => {
    const acts: Act[] = [];
    const audit: StaffChangeContext['audit'] = (subject, subjectId, details = {}) =>
      void acts.push({
        staffId: staff.id,
        act: actOf(call),
        subject,
        subjectId: String(subjectId),
        details,
        address: plainAddress(common.visit.address),
      });
    const result = await handle({ ...common, staff, db, audit }, prepared ? prepared.ready : input);
    if (acts.length === 0) throw new Error(`${call.path} left no line in the audit log`);
    for (const act of acts) await door.record(db, act);
    const made = finish(result);
    isMade = true;
    return made;
  };
  if (key === undefined) return database.transaction(staff.tenantId, change);
  const { tenantId, id: staffId } = staff;
  const answers = answersOfStaff({ tenantId, staffId, key });
  const asked = {
    tenantId,
    path: call.path,
    input,
    keys,
    answers,
    answersSecret: call.answersSecret ?? false,
  };
  try {
    return await once(database, asked, change, refuse);
  } finally {
    // Once made it may have been committed, even when the answer to that was lost.
    if (prepared && !isMade) await prepared.discard();
  }
}

/** How the audit log names a call. */
export const actOf = ({ path }: Pick<StaffCall, 'path'>) => path.slice('/console/'.length);

function assertMay(person: SignedInStaff | undefined, { access, approves }: StaffCall): asserts person {
  if (!person) throw new Refusal('access.signInRequired');
  if (access === 'password') return;
  if (person.stage !== 'full') throw new Refusal('access.signInRequired');
  if (access === 'signedIn' || access === 'anyone') return;
  // A password that somebody else knows opens nothing but the way to another one.
  if (person.isPasswordGiven || !mayStaff(person.staff.roles, access)) throw new Refusal('access.forbidden');
  if (!isSwitchedOn(access, person.staff.modules)) throw new Refusal('access.moduleOff');
  if (approves && person.approvesInSeconds > 0)
    throw new Refusal('staff.approvesLater', { hours: Math.ceil(person.approvesInSeconds / 3600) });
}

/** A page of another site cannot send JSON without asking first (S20). */
function assertJson({ headers }: FastifyRequest): void {
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') throw new Refusal('request.wrongType');
}
