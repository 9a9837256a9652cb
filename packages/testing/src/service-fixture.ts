import type { TestParcel } from './parcel-builders.ts';
import { aParcel } from './parcel-builders.ts';
import { createPaymentFixture } from './payment-fixture.ts';
import { aServiceOption } from './service-builders.ts';
import type { Reply } from './test-api.ts';

type Member = { readonly id: number };
export type WireService = { Id: number; State: string; Price: number | null; PayState: number };

/** The payment stage, with service requests and a clerk who performs them. */
export async function createServiceFixture() {
  const stage = await createPaymentFixture();
  const { database, shop } = stage;
  const clerk = await stage.person(2, 'clerk');
  const call = (member: Member, name: string, body: object, where: typeof shop = shop): Promise<Reply> =>
    stage.call(where, member, `/Client_AddedService/${name}`, body);
  const ask = async (member: Member, body: object): Promise<WireService> =>
    (await call(member, 'AddData', body)).body.Data as WireService;
  const stored = (member: Member, more: object = {}): Promise<TestParcel> =>
    aParcel(database, { shop, member, state: 'stored', ...more });
  const at = (id: number, more: object = {}) => ({ shopId: shop.id, id, ...more });
  return {
    ...stage,
    clerk,
    /** Makes a service call as a member. */
    service: call,
    ask,
    stored,
    at,
    desk: (name: string, id: number, more: object = {}): Promise<Reply> =>
      clerk.call(`services/${name}`, at(id, more)),
    payServices: async (member: Member, kind: string, ids: readonly number[]) =>
      (await stage.pay(member, kind, { ServiceIds: ids })).body,
    /** An unpaid service request for a stored parcel. */
    async unpaid(member: Member, minor = 500) {
      const parcel = await stored(member);
      const optionId = await aServiceOption(database, shop, { minor });
      const { Id } = await ask(member, { ParcelId: parcel.id, AddedServiceDetailId: optionId });
      return { id: Id, parcel, optionId };
    },
    requestRow: async (id: number) =>
      (
        await database.sql(
          `select state, minor::int, paid_minor::int as paid, staff_id, paid_at, due_at, parcel_id::int
           from service_request where id = $1`,
          [id],
        )
      )[0]!,
    parcelRow: async (id: number) =>
      (
        await database.sql('select paused_at, paused_seconds, free_until from parcel where id = $1', [id])
      )[0]!,
  };
}
