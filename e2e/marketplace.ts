import { marketplaceAddress, sql } from './product.ts';

/** An order in the marketplace's terms. */
export type SoldOrder = {
  readonly number: string;
  readonly status: string;
  readonly trackingNumber: string | null;
  readonly firstMile: string | null;
};

/** Performs an action at the simulated marketplace. */
async function act<Answer>(body: Readonly<Record<string, string>>): Promise<Answer> {
  const answer = await fetch(`${marketplaceAddress()}/simulator`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`the marketplace did not do it: ${answer.status}`);
  return (await answer.json()) as Answer;
}

/** Creates a sale in a marketplace shop. */
export const sell = (externalId: string) => act<SoldOrder>({ act: 'add', shopId: externalId });
/** Changes the status of a marketplace order. */
export const turn = (number: string, status: string) => act<SoldOrder>({ act: 'turn', number, status });
/** The marketplace's view of an order. */
export const knownThere = async (number: string) =>
  (await act<SoldOrder[]>({ act: 'list' })).find((order) => order.number === number)!;

export type OurOrder = {
  readonly id: number;
  readonly number: string;
  readonly step: string;
  readonly lineName: string;
  readonly paidMinor: number;
};

/** Our order for a marketplace order. */
export async function ourOrderFor(number: string): Promise<OurOrder> {
  const [order] = await sql<OurOrder>(
    `select o.id::int, o.number, o.step, o.paid_minor::int as "paidMinor", l.names ->> 'en' as "lineName"
     from marketplace_order m
     join shop_order o on (o.tenant_id, o.shop_id, o.id) = (m.tenant_id, m.shop_id, m.order_id)
     join line l on (l.tenant_id, l.shop_id, l.id) = (o.tenant_id, o.shop_id, o.line_id)
     where m.external_number = $1`,
    [number],
  );
  return order!;
}
