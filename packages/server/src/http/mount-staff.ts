import type { StaffCall } from '@onehaul/contract/console/staff-call';
import { encoderOf } from '@onehaul/contract/encode';
import { Refusal } from '@onehaul/domain/refusal';
import { isPermissionEnabled } from '@onehaul/domain/staff/role';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database, TransactionDb } from '../db/database.ts';
import type { Keys } from '../keys.ts';
import { type Answer, decodeInput, refused, success } from './answer.ts';
import type { StaffRoute } from './bind-staff.ts';
import { acceptForms, readForm } from './form.ts';
import { staffAnswerStore, assertIdempotencyKey, runOnce } from './idempotency.ts';
import { assertOwnOrigin, languageOf, send, visitOf } from './mount.ts';
import { plainAddress } from './network.ts';
import { assertVisitAllows } from './operator-visit.ts';
import { createPlaceGuard, type PlaceGuard } from './place-guard.ts';
import type { AuditEntry, SignedInStaff, StaffChangeContext, StaffService } from './staff-context.ts';

export type ConsoleOptions = {
  /** Host names of the console; they belong to no shop. */
  readonly hosts: readonly string[];
  readonly routes: readonly StaffRoute[];
  readonly door: StaffService;
};

type MountStaffOptions = { readonly database: Database; readonly keys: Keys; readonly door: StaffService };
type Encode = (result: unknown) => unknown;

/** The console's counterpart of mount(): authenticates, authorizes, enforces an audit entry per change. */
export function mountStaff(
  app: FastifyInstance,
  routes: readonly StaffRoute[],
  options: MountStaffOptions,
): void {
  for (const route of routes) if (!isForm(route)) mountRoute(app, route, options);
  // A separate scope, so that no other call accepts a form.
  void app.register(async (scope) => {
    await acceptForms(scope);
    for (const route of routes) if (isForm(route)) mountRoute(scope, route, options);
  });
}

const isForm = ({ call }: Pick<StaffRoute, 'call'>) => call.sends === 'multipart';

function mountRoute(app: FastifyInstance, route: StaffRoute, options: MountStaffOptions): void {
  const { call } = route;
  const encode = encoderOf(call.output);
  const guard = createPlaceGuard(call);
  app.route({
    method: 'POST',
    url: call.path,
    config: { limit: call.limit ?? 'ordinary', hosts: 'console' },
    handler: async (request, reply) =>
      send(reply, await handleCall(route, { encode, guard }, request, reply, options)),
  });
}

async function handleCall(
  { call, handle, prepare }: StaffRoute,
  { encode, guard }: { encode: Encode; guard: PlaceGuard },
  request: FastifyRequest,
  reply: FastifyReply,
  { database, keys, door }: MountStaffOptions,
): Promise<Answer> {
  const language = languageOf(request);
  const refuse = (refusal: Refusal) => refused(refusal, language, request.id, true);
  const finish = (result: unknown) => (result instanceof Refusal ? refuse(result) : success(encode(result)));
  const common = { language, visit: visitOf(request, reply) };
  if (call.effect === 'change') {
    if (!isForm({ call })) assertJson(request);
    assertOwnOrigin(request);
  }
  if (call.access === 'anyone') {
    // These handlers choose their own database access and audit entries.
    const input = decodeInput(call, request.body);
    return finish(await handle(common as StaffChangeContext, input));
  }

  const person = await door.find(common.visit, call.polls);
  assertVisitAllows(person?.staff.visit, call);
  assertPermitted(person, call);
  const { staff } = person;
  request.staffTenantId = staff.tenantId;
  if (call.effect === 'read') {
    const db = database.tenant(staff.tenantId);
    const input = guard.narrow(staff.places, decodeInput(call, request.body));
    await guard.assertRecords(staff.places, db, input);
    const found = await handle({ ...common, staff, db } as StaffChangeContext, input);
    return finish(guard.filter(staff.places, found));
  }

  assertCompanyActive(person, call);
  assertModuleAllowed(person, call);
  // Before the second factor the caller is not signed in: such a call takes no idempotency key, and its own
  // rules prevent a double effect.
  const key =
    call.access === 'password'
      ? undefined
      : assertIdempotencyKey(request.headers['idempotency-key'] as string | undefined);
  // A form may be large, so it is read only after authorization.
  const given = decodeInput(call, isForm({ call }) ? await readForm(request) : request.body);
  const input = guard.narrow(staff.places, given);
  await guard.assertRecords(staff.places, database.tenant(staff.tenantId), input);
  const prepared = await prepare?.({ ...common, staff, db: database.tenant(staff.tenantId) }, input);
  let isMade = false;
  const change = async (db: TransactionDb) => {
    const acts: AuditEntry[] = [];
    const audit: StaffChangeContext['audit'] = (subject, subjectId, details = {}) =>
      void acts.push({
        staffId: staff.id,
        act: actOf(call),
        subject,
        subjectId: String(subjectId),
        details,
        address: plainAddress(common.visit.address),
      });
    const assertApproves: StaffChangeContext['assertApproves'] = (access) =>
      assertPermitted(person, { access, approves: true });
    const context = { ...common, staff, db, audit, assertApproves };
    const result = await handle(context, prepared ? prepared.ready : input);
    if (acts.length === 0 && !call.unlogged) throw new Error(`${call.path} left no line in the audit log`);
    for (const act of acts) await door.record(db, act);
    const made = finish(result);
    isMade = true;
    return made;
  };
  if (key === undefined) return database.transaction(staff.tenantId, change);
  const { tenantId, id: staffId } = staff;
  const answers = staffAnswerStore({ tenantId, staffId, key });
  const asked = {
    tenantId,
    path: call.path,
    input,
    keys,
    answers,
    answersSecret: call.answersSecret ?? false,
  };
  try {
    return await runOnce(database, asked, change, refuse);
  } finally {
    // Once made, it may have been committed even if the response to the commit was lost.
    if (prepared && !isMade) await prepared.discard();
  }
}

/** Name of a call in the audit log. */
export const actOf = ({ path }: Pick<StaffCall, 'path'>) => path.slice('/console/'.length);

export function assertPermitted(
  person: SignedInStaff | undefined,
  { access, approves }: Pick<StaffCall, 'access' | 'approves'>,
): asserts person {
  if (!person) throw new Refusal('access.signInRequired');
  if (access === 'password') return;
  if (person.stage !== 'full') throw new Refusal('access.signInRequired');
  if (access === 'signedIn' || access === 'anyone') return;
  // With a given password only the calls to change it are allowed.
  if (person.isPasswordGiven) throw new Refusal('access.forbidden');
  if (access === 'atWork') return;
  if (!person.staff.permissions.includes(access)) throw new Refusal('access.forbidden');
  if (!isPermissionEnabled(access, person.staff.modules)) throw new Refusal('access.moduleOff');
  if (approves && person.approvesInSeconds > 0)
    throw new Refusal('staff.approvesLater', { hours: Math.ceil(person.approvesInSeconds / 3600) });
}

/**
 * Staff of a company that is suspended or closing read and export; they change their own account only, and pay
 * members what is theirs (decision 074).
 */
function assertCompanyActive(
  { companyState }: SignedInStaff,
  { access, whileSuspended }: Pick<StaffCall, 'access' | 'whileSuspended'>,
): void {
  if (companyState === 'active' || access === 'password' || access === 'signedIn' || whileSuspended) return;
  throw new Refusal(companyState === 'suspended' ? 'company.suspended' : 'company.closing');
}

/** What the operator took away is edited no more; what was there can still be read. */
function assertModuleAllowed({ staff: { allowedModules } }: SignedInStaff, { module }: StaffCall): void {
  if (module && allowedModules && !allowedModules.includes(module))
    throw new Refusal('shop.moduleNotIncluded');
}

/** CSRF: a cross-site page cannot send JSON without a CORS preflight (S20). */
export function assertJson({ headers }: FastifyRequest): void {
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') throw new Refusal('request.wrongType');
}
