/** What a plan includes; null is unlimited. */
type Allowance = {
  readonly members: number | null;
  /** Per calendar month in UTC. */
  readonly parcels: number | null;
  readonly staff: number | null;
  readonly storageBytes: number | null;
};

export const quantities = ['members', 'parcels', 'staff', 'storageBytes'] as const;
type Quantity = (typeof quantities)[number];
/** What the operator can agree with one company in place of the plan's amount. */
export const agreedQuantities = [...quantities, 'callsPerMinute'] as const;
export type AgreedQuantity = (typeof agreedQuantities)[number];
type Usage = Readonly<Record<Quantity, number>>;

export const quotaStates = ['within', 'near', 'reached'] as const;
type QuotaState = (typeof quotaStates)[number];

/** What is refused at the limit: only what somebody does by choice. Parcels at the door are invoiced instead. */
export const refusedActs = ['register', 'invite', 'upload'] as const;
type RefusedAct = (typeof refusedActs)[number];
const actOf: Readonly<Record<Quantity, RefusedAct | null>> = {
  members: 'register',
  parcels: null,
  staff: 'invite',
  storageBytes: 'upload',
};

const nearPercent = 80;

function stateOf(included: number | null, used: number): QuotaState {
  if (included === null) return 'within';
  if (used >= included) return 'reached';
  return used * 100 >= included * nearPercent ? 'near' : 'within';
}

type Quota = {
  readonly quantity: Quantity;
  readonly included: number | null;
  readonly used: number;
  readonly state: QuotaState;
  readonly refuses: RefusedAct | null;
};

/** Each quantity against the plan, and what is refused now. */
export const quotasOf = (allowance: Allowance, usage: Usage): Quota[] =>
  quantities.map((quantity) => {
    const included = allowance[quantity];
    const used = usage[quantity];
    const state = stateOf(included, used);
    return { quantity, included, used, state, refuses: state === 'reached' ? actOf[quantity] : null };
  });

export const hasRoom = (included: number | null, used: number, adding = 1): boolean =>
  included === null || used + adding <= included;

/** Days after which an unpaid invoice is overdue. */
export const invoiceDueDays = 14;
export const invoiceStates = ['overdue', 'open', 'paid'] as const;
export type InvoiceState = (typeof invoiceStates)[number];
