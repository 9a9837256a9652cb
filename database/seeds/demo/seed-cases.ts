import { createHash } from 'node:crypto';
import { codeAlphabet } from '@onehaul/domain/member-code';
import { defaultSettings } from '@onehaul/domain/settings';
import { coverOf } from '@onehaul/domain/case/case-rules';
import type { CaseKind, CaseMessageAct, CaseState } from '@onehaul/domain/case/case-state';
import type { MeasurementResult, MeasureOutcome } from '@onehaul/domain/case/measurement';
import { payClaim } from '@onehaul/domain/wallet/journals';
import { caseWords } from './case-words.ts';
import { newId } from './new-ids.ts';
import { postJournal } from './post-journal.ts';
import type { ParcelSeed } from './seed-parcels.ts';

const hourMs = 3_600_000;

type Row = Record<string, unknown>;
type Said = {
  readonly hoursAgo: number;
  readonly by: 'member' | 'service' | 'system';
  readonly act: CaseMessageAct;
  readonly words?: string;
  readonly details?: object;
  readonly isInternal?: boolean;
};
type Draft = {
  readonly name: string;
  readonly kind: CaseKind;
  readonly state: CaseState;
  readonly target?: { readonly parcelId?: number; readonly orderId?: number; readonly warehouseId?: number };
  /** Hours until an answer is due; negative when overdue. */
  readonly dueHours?: number;
  readonly row?: Row;
  readonly said: readonly Said[];
  readonly paidMinor?: number;
};

const numberOf = (name: string) =>
  [...createHash('sha256').update(name).digest().subarray(0, 10)]
    .map((byte) => codeAlphabet[byte % codeAlphabet.length])
    .join('');

type Order = {
  readonly id: number;
  readonly warehouseId: number;
  readonly step: string;
  readonly totalMinor: number;
  readonly insuredMinor: number;
  readonly paidMinor: number;
  readonly declaredMinor: number;
};
type Parcel = { readonly id: number; readonly warehouseId: number; readonly measured: MeasurementResult };

/** Cases of every kind and state for the demo member, and some of other members for the desk. */
export async function seedCases(seed: ParcelSeed): Promise<void> {
  const { demo } = seed;
  if (!demo.modules.includes('consolidation')) return;
  const others = demo.people.filter(
    ({ username, mainAccount, state = 'active' }) =>
      username !== 'demo' && !mainAccount && state === 'active',
  );
  await seedFor(seed, 'demo', await thingsOf(seed, 'demo'));
  for (const { username } of others.slice(2, 6)) await seedSome(seed, username);
}

async function thingsOf(seed: ParcelSeed, username: string) {
  const { client, demo, shopId } = seed;
  const of = [demo.tenantId, shopId, seed.memberId(username)];
  const orders = await client.query<Order>(
    `select id::int, warehouse_id as "warehouseId", step, total_minor::int as "totalMinor",
       insured_minor::int as "insuredMinor", paid_minor::int as "paidMinor", declared_minor::int as "declaredMinor"
     from shop_order
     where tenant_id = $1 and shop_id = $2 and member_id = $3 order by id`,
    of,
  );
  const parcels = await client.query<{ id: number; warehouseId: number } & Record<string, number>>(
    `select id::int, warehouse_id as "warehouseId", weight_grams as g, length_mm as l, width_mm as w, height_mm as h
     from parcel where tenant_id = $1 and shop_id = $2 and member_id = $3 and state = 'stored' and joined_id is null
     order by stored_at, id`,
    of,
  );
  return {
    orders: orders.rows,
    parcels: parcels.rows.map(({ id, warehouseId, g, l, w, h }): Parcel => ({
      id,
      warehouseId,
      measured: {
        pieces: [
          { boxNumber: 1, grams: g!, lengthMillimetres: l!, widthMillimetres: w!, heightMillimetres: h! },
        ],
        totalMinor: null,
      },
    })),
  };
}

const lighter = ({ pieces, totalMinor }: MeasurementResult): MeasurementResult => ({
  pieces: pieces.map((piece) => ({ ...piece, grams: Math.max(1, Math.round(piece.grams * 0.87)) })),
  totalMinor,
});

async function seedFor(
  seed: ParcelSeed,
  username: string,
  { orders, parcels }: { readonly orders: readonly Order[]; readonly parcels: readonly Parcel[] },
): Promise<void> {
  const words = caseWords[seed.demo.languages[0]];
  // Highest cover first.
  const sent = orders
    .filter(({ step }) => step === 'shipped' || step === 'completed')
    .sort((one, other) => coverOfOrder(other).mostMinor - coverOfOrder(one).mostMinor);
  const [dearest, claimed, appealed, paidFor] = sent;
  const offered = (order: Order, most: number) => Math.min(most, coverOfOrder(order).mostMinor);
  const packed = orders.filter(({ step }) => step === 'packed' || step === 'ready');
  const of = (order: Order | undefined) => order && { orderId: order.id, warehouseId: order.warehouseId };
  const ofParcel = (parcel: Parcel | undefined) =>
    parcel && { parcelId: parcel.id, warehouseId: parcel.warehouseId };
  const [first, second] = [seed.staffId('clerk'), seed.staffId('admin')];
  const drafts: (Draft | undefined)[] = [
    question('asked', 'open', 20, [said(4, 'member', 'opened', words.question)]),
    question('late', 'working', -5, [
      said(40, 'member', 'opened', words.address),
      { ...said(30, 'service', 'noted', words.note), isInternal: true },
    ]),
    question('told', 'answered', undefined, [
      said(26, 'member', 'opened', words.customs),
      said(20, 'service', 'answered', words.customsAnswer),
    ]),
    question('over', 'closed', undefined, [
      said(300, 'member', 'opened', words.pickup),
      said(290, 'service', 'answered', words.pickupAnswer),
      said(280, 'member', 'closed', words.thanks),
    ]),
    claimed && {
      name: 'offered',
      kind: 'damage',
      state: 'offered',
      target: of(claimed)!,
      row: { asked_minor: 26_000, offered_minor: offered(claimed, 18_000), offer_words: words.offer },
      said: [
        said(70, 'member', 'opened', words.damage),
        said(60, 'service', 'answered', words.damageAnswer),
        said(50, 'member', 'written', words.damageMore),
        {
          ...said(10, 'service', 'offered', words.offer),
          details: offerDetails(claimed, offered(claimed, 18_000)),
        },
      ],
    },
    appealed && {
      name: 'appealed',
      kind: 'damage',
      state: 'appealed',
      target: of(appealed)!,
      dueHours: 9,
      row: { asked_minor: 9_900, offered_minor: offered(appealed, 3_000), offer_words: words.offer },
      said: [
        said(120, 'member', 'opened', words.wet),
        {
          ...said(40, 'service', 'offered', words.offer),
          details: offerDetails(appealed, offered(appealed, 3_000)),
        },
        said(15, 'member', 'appealed', words.appeal),
      ],
    },
    paidFor && {
      name: 'paid',
      kind: 'loss',
      state: 'closed',
      target: of(paidFor)!,
      paidMinor: offered(paidFor, 12_500),
      row: { asked_minor: 12_500, offered_minor: offered(paidFor, 12_500), offer_words: words.offer },
      said: [
        said(400, 'member', 'opened', words.loss),
        {
          ...said(380, 'service', 'offered', words.offer),
          details: offerDetails(paidFor, offered(paidFor, 12_500)),
        },
        { ...said(375, 'member', 'accepted'), details: { minor: offered(paidFor, 12_500) } },
      ],
    },
    dearest && {
      name: 'lost',
      kind: 'loss',
      state: 'open',
      target: of(dearest)!,
      dueHours: 16,
      row: {
        asked_minor: 88_000,
        proposed_minor: offered(dearest, 62_000),
        proposed_words: words.offer,
        proposed_by: seed.staffId('service'),
      },
      said: [
        said(8, 'member', 'opened', words.loss),
        {
          ...said(2, 'service', 'proposed', words.offer),
          details: { minor: offered(dearest, 62_000) },
          isInternal: true,
        },
      ],
    },
    parcels[0] &&
      measurement('weighing', ofParcel(parcels[0])!, { measured: parcels[0].measured, first }, [
        said(6, 'member', 'opened', words.weight),
      ]),
    parcels[1] &&
      measurement(
        'weighed',
        ofParcel(parcels[1])!,
        { measured: parcels[1].measured, first, second, outcome: 'corrected' },
        [said(200, 'member', 'opened', words.weight), said(190, 'system', 'measured')],
      ),
    packed[0] &&
      measurement('box', of(packed[0])!, { measured: await boxesOf(seed, packed[0]), first }, [
        said(3, 'member', 'opened', words.size),
      ]),
    packed[1] &&
      measurement(
        'boxed',
        of(packed[1])!,
        { measured: await boxesOf(seed, packed[1]), first, second, outcome: 'stands' },
        [said(100, 'member', 'opened', words.size), said(90, 'system', 'measured')],
      ),
  ];
  for (const draft of drafts) if (draft) await write(seed, username, draft);
  const waiting = parcels[0];
  if (waiting)
    // Its storage is free while it waits.
    await seed.client.query(
      `update parcel set paused_at = now() - interval '6 hours' where tenant_id = $1 and shop_id = $2 and id = $3`,
      [seed.demo.tenantId, seed.shopId, waiting.id],
    );
}

/** A question and a claim of another member, so that the desk lists more than one. */
async function seedSome(seed: ParcelSeed, username: string): Promise<void> {
  const words = caseWords[seed.demo.languages[0]];
  const { orders } = await thingsOf(seed, username);
  const order = orders.find(({ step }) => step === 'shipped' || step === 'completed');
  await write(
    seed,
    username,
    question(`of ${username}`, 'open', 12, [said(12, 'member', 'opened', words.address)]),
  );
  if (!order) return;
  await write(seed, username, {
    name: `claim of ${username}`,
    kind: 'damage',
    state: 'working',
    target: { orderId: order.id, warehouseId: order.warehouseId },
    dueHours: 5,
    row: { asked_minor: 15_000 },
    said: [said(19, 'member', 'opened', words.damage)],
  });
}

const coverOfOrder = (order: Order) =>
  coverOf({ of: 'order', ...order }, { ...defaultSettings, paidBeforeMinor: 0 });
const offerDetails = (order: Order, minor: number) => ({ minor, ...coverOfOrder(order) });

function said(hoursAgo: number, by: Said['by'], act: CaseMessageAct, words = ''): Said {
  return { hoursAgo, by, act, words };
}

function question(name: string, state: CaseState, dueHours: number | undefined, all: Said[]): Draft {
  return { name, kind: 'question', state, ...(dueHours !== undefined && { dueHours }), said: all };
}

type Measuring = {
  readonly measured: MeasurementResult;
  readonly first: number;
  readonly second?: number;
  readonly outcome?: MeasureOutcome;
};

function measurement(
  name: string,
  target: NonNullable<Draft['target']>,
  { measured, first, second, outcome }: Measuring,
  all: Said[],
): Draft {
  const remeasured = outcome === 'corrected' ? lighter(measured) : measured;
  return {
    name,
    kind: 'measurement',
    state: outcome ? 'closed' : 'open',
    target,
    ...(!outcome && { dueHours: 18 }),
    row: {
      measured: JSON.stringify(measured),
      first_staff_id: first,
      ...(outcome && { remeasured: JSON.stringify(remeasured), second_staff_id: second, outcome }),
    },
    said: all,
  };
}

async function boxesOf({ client, demo, shopId }: ParcelSeed, order: Order): Promise<MeasurementResult> {
  const { rows } = await client.query<MeasurementResult['pieces'][number]>(
    `select box_number::int as "boxNumber", weight_grams as grams, length_mm as "lengthMillimetres",
       width_mm as "widthMillimetres", height_mm as "heightMillimetres" from order_box
     where tenant_id = $1 and shop_id = $2 and order_id = $3 order by box_number`,
    [demo.tenantId, shopId, order.id],
  );
  return { pieces: rows, totalMinor: order.totalMinor };
}

async function write(seed: ParcelSeed, username: string, draft: Draft): Promise<void> {
  const { client, demo, shopId, now } = seed;
  const memberId = seed.memberId(username);
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * hourMs);
  const { kind, state, target = {}, dueHours, paidMinor } = draft;
  const number = numberOf(`${demo.tenantId} ${username} ${draft.name}`);
  const last = at(draft.said.at(-1)!.hoursAgo);
  const caseId = await newId(client, 'support_case');
  const journalId =
    paidMinor &&
    (await postJournal(seed, {
      key: `demo case ${number} paid`,
      journal: payClaim(memberId, paidMinor),
      at: last,
      remark: number,
      about: ['case', caseId],
    }));
  const row = {
    id: caseId,
    tenant_id: demo.tenantId,
    shop_id: shopId,
    number,
    kind,
    member_id: memberId,
    account_id: memberId,
    parcel_id: target.parcelId ?? null,
    order_id: target.orderId ?? null,
    warehouse_id: target.warehouseId ?? null,
    state,
    staff_id: state === 'open' ? null : seed.staffId('service'),
    due_at: dueHours === undefined ? null : at(-dueHours),
    created_at: at(draft.said[0]!.hoursAgo),
    updated_at: last,
    closed_at: state === 'closed' ? last : null,
    ...(journalId && { journal_id: journalId }),
    ...draft.row,
  };
  const names = Object.keys(row);
  await client.query(
    `insert into support_case (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(row),
  );
  await seed.insert(
    'case_message',
    draft.said.map(({ hoursAgo, by, act, words = '', details = {}, isInternal = false }) => ({
      case_id: caseId,
      actor: by === 'service' ? 'staff' : by,
      actor_id: by === 'system' ? null : by === 'service' ? seed.staffId('service') : memberId,
      act,
      words,
      pictures: [],
      details,
      is_internal: isInternal,
      created_at: at(hoursAgo),
    })),
  );
}
