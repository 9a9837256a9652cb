import type { RefusalCode } from '../refusal.ts';
import { type Bill, totalOfRules } from './bill.ts';
import { bandEdges } from './freight.ts';
import { dividedTotalMinor, withoutReductions } from './divided-shipment.ts';
import { priceShipment, tryPriceShipment, type PriceFunction } from './price.ts';
import type { Shipment } from './shipment.ts';
import { divisions } from './split.ts';
import { type ChargeRule, chargeRules, type TariffVersion } from './tariff.ts';

type AlternativePrice = {
  /** Total when the advice is followed. */
  readonly totalMinor: number;
  /** Saving against the original bill; null where the line accepts the goods only this way. */
  readonly savingMinor: number | null;
};

/** Filling up to the start of the next band costs less. Quantities are grams, or cm³ on a line by volume. */
export type NextBand = AlternativePrice & {
  readonly kind: 'nextBand';
  readonly basis: Bill['weighed']['basis'];
  /** The band starts above this quantity. */
  readonly edge: number;
  readonly leastAdded: number;
  readonly mostAdded: number;
};

/** Two orders instead of one; boxes by index. */
type Split = AlternativePrice & {
  readonly kind: 'split';
  readonly parts: readonly [readonly number[], readonly number[]];
};

/** One box makes the others disproportionately expensive, so it should travel separately. */
type LeaveOne = AlternativePrice & {
  readonly kind: 'leaveOne';
  readonly box: number;
  /** The surcharge this box causes, if that is the reason. */
  readonly surcharge: ChargeRule | null;
};

type OtherLine = AlternativePrice & {
  readonly kind: 'otherLine';
  /** Index in the `others` argument. */
  readonly line: number;
};

export type Advice = NextBand | Split | LeaveOne | OtherLine;

export type AdviceResult = {
  readonly bill: Bill | null;
  readonly refusal: RefusalCode | null;
  /** Sorted by saving, largest first. */
  readonly advice: readonly Advice[];
};

type AdviceContext = {
  readonly chosen: TariffVersion;
  readonly goods: Shipment;
  readonly bill: Bill | null;
  readonly pricing: PriceFunction;
};

/** Returns the saving of an alternative, or undefined where it is not cheaper. */
function alternativePrice({ bill }: AdviceContext, totalMinor: number | null): AlternativePrice | undefined {
  if (totalMinor === null) return undefined;
  if (!bill) return { totalMinor, savingMinor: null };
  const savingMinor = bill.totalMinor - totalMinor;
  return savingMinor > 0 ? { totalMinor, savingMinor } : undefined;
}

function totalOr({ pricing }: AdviceContext, version: TariffVersion, shipment: Shipment): number | null {
  return tryPriceShipment(version, shipment, pricing).bill?.totalMinor ?? null;
}

/** Adds the weight to the lightest box, so that limits and surcharges apply to the added weight. */
function addWeight(goods: Shipment, grams: number): Shipment {
  const lightest = Math.min(...goods.boxes.map((box) => box.grams));
  const at = goods.boxes.findIndex((box) => box.grams === lightest);
  return {
    ...goods,
    boxes: goods.boxes.map((box, index) => (index === at ? { ...box, grams: box.grams + grams } : box)),
  };
}

/** Prices the shipment filled up to a minimum quantity. */
function priceFilledUp({ chosen, goods, pricing }: AdviceContext, minimum: number, added: number) {
  const { tariff } = chosen;
  const raised = { ...chosen, tariff: { ...tariff, weighing: { ...tariff.weighing, minimum } } };
  const more = tariff.weighing.basis === 'weight' ? addWeight(goods, added) : goods;
  return tryPriceShipment(raised, more, pricing).bill;
}

function nextBands(question: AdviceContext): NextBand[] {
  const { bill, chosen } = question;
  if (!bill) return [];
  const { freight, delivery } = chosen.tariff;
  const { basis, billed, counted } = bill.weighed;
  const edges = new Set([...bandEdges(freight), ...(delivery ? bandEdges(delivery) : [])]);
  return [...edges]
    .filter((edge) => edge >= billed)
    .flatMap((edge) => {
      const leastAdded = edge + 1 - counted;
      const then = priceFilledUp(question, edge + 1, leastAdded);
      const priced = then && alternativePrice(question, then.totalMinor);
      if (!priced) return [];
      const room = then.weighed.billed - counted;
      const isRoomFree = priceFilledUp(question, edge + 1, room)?.totalMinor === then.totalMinor;
      return {
        kind: 'nextBand',
        basis,
        edge,
        leastAdded,
        mostAdded: isRoomFree ? room : leastAdded,
        ...priced,
      };
    });
}

function bestSplit(question: AdviceContext): Split[] {
  const { chosen, goods, pricing } = question;
  let best: Split | undefined;
  for (const parts of divisions(chosen.tariff.weighing, goods.boxes)) {
    const priced = alternativePrice(question, dividedTotalMinor(chosen, goods, parts, pricing));
    if (priced && (!best || priced.totalMinor < best.totalMinor)) best = { kind: 'split', parts, ...priced };
  }
  return best ? [best] : [];
}

/** Charged once per shipment, so not attributable to a box. */
const chargedPerShipment: readonly ChargeRule[] = [
  'storage',
  'service',
  'insurance',
  'collection',
  'duty',
  'taxCommission',
];
const surchargeRules: readonly string[] = ['weight', 'length', 'girth'];

/** The surcharge that this box alone causes. */
function surchargeOf(bill: Bill, box: number): ChargeRule | null {
  const own = bill.lines.find((line) => line.box === box && surchargeRules.includes(line.rule));
  return chargeRules.find((rule) => rule === own?.rule) ?? null;
}

/**
 * Whether leaving a box out saves at least twice its share of the price; with a surcharge, anything above its
 * share.
 */
function isDisproportionate(bill: Bill, box: number, savingMinor: number): boolean {
  const shared = bill.totalMinor - totalOfRules(bill.lines, chargedPerShipment);
  const whole = bill.weighed.boxes.reduce((total, { counted }) => total + counted, 0);
  const share = (shared * (bill.weighed.boxes[box]?.counted ?? 0)) / Math.max(1, whole);
  return surchargeOf(bill, box) ? savingMinor > share : savingMinor >= share * 2;
}

function leaveOne(question: AdviceContext): LeaveOne[] {
  const { chosen, goods, bill } = question;
  if (goods.boxes.length < 2) return [];
  const found = goods.boxes.flatMap((_, box): LeaveOne[] => {
    const rest = { ...goods, boxes: goods.boxes.filter((_each, index) => index !== box) };
    const priced = alternativePrice(question, totalOr(question, chosen, rest));
    if (!priced) return [];
    if (bill && priced.savingMinor !== null && !isDisproportionate(bill, box, priced.savingMinor)) return [];
    return [{ kind: 'leaveOne', box, surcharge: bill && surchargeOf(bill, box), ...priced }];
  });
  // When the line refuses the shipment, the remainder with the highest total leaves out the least.
  return bill ? found : found.toSorted((a, b) => b.totalMinor - a.totalMinor).slice(0, 1);
}

function otherLines(question: AdviceContext, others: readonly TariffVersion[]): OtherLine[] {
  const { currency } = question.chosen.tariff;
  return others.flatMap((other, line) => {
    if (other.tariff.currency !== currency) return [];
    const priced = alternativePrice(question, totalOr(question, other, question.goods));
    return priced ? { kind: 'otherLine', line, ...priced } : [];
  });
}

/**
 * Returns cheaper alternatives to a shipment, with exact savings, because the billing engine itself prices
 * each. The work is bounded: two prices per band edge, one per box and line, and one per division into two
 * orders.
 */
export function advise(
  chosen: TariffVersion,
  others: readonly TariffVersion[],
  shipment: Shipment,
  pricing: PriceFunction = priceShipment,
): AdviceResult {
  const goods = withoutReductions(shipment);
  if (goods.boxes.length === 0) return { bill: null, refusal: 'fee.noBoxes', advice: [] };
  const { bill, refusal } = tryPriceShipment(chosen, goods, pricing);
  const question: AdviceContext = { chosen, goods, bill, pricing };
  const advice: Advice[] = [
    ...otherLines(question, others),
    ...nextBands(question),
    ...bestSplit(question),
    ...leaveOne(question),
  ];
  return {
    bill,
    refusal: refusal && refusal.code,
    advice: advice.toSorted(bySaving),
  };
}

/**
 * A refused shipment has no savings: alternatives that send all of it come first, in the order they were
 * found.
 */
function bySaving(a: Advice, b: Advice): number {
  if (a.savingMinor === null || b.savingMinor === null)
    return a.kind === 'otherLine' && b.kind === 'otherLine' ? a.totalMinor - b.totalMinor : 0;
  return b.savingMinor - a.savingMinor;
}
