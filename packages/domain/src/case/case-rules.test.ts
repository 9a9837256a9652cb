import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderSteps } from '../order/order-state.ts';
import { parcelStates } from '../parcel/parcel-state.ts';
import { type CaseTarget, coverOf, responseDueAt, evidenceOf, openCaseRefusal } from './case-rules.ts';
import {
  caseActs,
  type CaseKind,
  caseMachine,
  caseMessageActs,
  caseStates,
  caseTabs,
  staffOnlyCaseActs,
  ownerCaseActs,
  statesOfTab,
  tabOfCase,
} from './case-state.ts';

const now = new Date('2026-11-16T00:00:00Z');
const by = { claimWindowDays: 30, now };
const after = (days: number) => new Date(now.getTime() + days * 86_400_000);
const order = (step: (typeof orderSteps)[number], deliveredAt: Date | null = null): CaseTarget => ({
  of: 'order',
  step,
  deliveredAt,
  completedAt: null,
});
const parcel = (state: (typeof parcelStates)[number], isMeasured = true): CaseTarget => ({
  of: 'parcel',
  state,
  isMeasured,
});
const allowed = (kind: CaseKind, targets: readonly CaseTarget[]) =>
  targets
    .filter((target) => openCaseRefusal(kind, target, by) === undefined)
    .map((target) => (target.of === 'order' ? target.step : target.of === 'parcel' ? target.state : 'none'));

describe('who may open what', () => {
  const orders = orderSteps.map((step) => order(step));
  const parcels = parcelStates.map((state) => parcel(state));

  test('a question about anything and nothing', () => {
    expect(allowed('question', [...orders, ...parcels, { of: 'none' }])).toHaveLength(
      orders.length + parcels.length + 1,
    );
  });
  test('damage and loss of what was sent, what is in the house and what we lost', () => {
    for (const kind of ['damage', 'loss'] as const) {
      expect(allowed(kind, orders)).toEqual(['shipped', 'completed']);
      expect(allowed(kind, parcels)).toEqual(['received', 'stored', 'reserved', 'packed', 'onHold', 'lost']);
      expect(allowed(kind, [{ of: 'none' }])).toEqual([]);
    }
  });
  test('a measurement of what lies measured and has not left', () => {
    expect(allowed('measurement', orders)).toEqual(['packed', 'ready', 'inBatch']);
    expect(allowed('measurement', parcels)).toEqual(['stored']);
    expect(allowed('measurement', [parcel('stored', false), { of: 'none' }])).toEqual([]);
  });
  test('the window counts from delivery, else from completion, and is open to its last instant', () => {
    const why = (deliveredAt: Date | null) =>
      openCaseRefusal('loss', order('shipped', deliveredAt), by)?.code;
    expect(why(null)).toBeUndefined();
    expect(why(after(-30))).toBeUndefined();
    expect(why(new Date(after(-30).getTime() - 1))).toBe('case.tooLate');
    const completed = { ...order('completed'), completedAt: after(-31) } as CaseTarget;
    expect(openCaseRefusal('damage', completed, by)).toMatchObject({
      code: 'case.tooLate',
      details: { days: 30 },
    });
  });
  test('what is claimed says what to show', () => {
    for (const kind of ['damage', 'loss'] as const) expect(evidenceOf[kind]).toContain('value');
    expect(evidenceOf.question).toEqual([]);
  });
});

describe('the cover', () => {
  const terms = { claimFreightTimes: 3, claimParcelMostCents: 30_000, paidBeforeMinor: 0 };
  const amount = fc.integer({ min: 0, max: 10 ** 9 });
  test('of what was insured is what it was insured for', () => {
    expect(coverOf({ of: 'order', insuredMinor: 5000, paidMinor: 1, declaredMinor: 1 }, terms)).toEqual({
      rule: 'insured',
      mostMinor: 5000,
    });
  });
  test('of what was not is never above the declared value, nor above so many times the freight', () => {
    fc.assert(
      fc.property(amount, amount, amount, (paidMinor, declaredMinor, paidBeforeMinor) => {
        const { rule, mostMinor } = coverOf(
          { of: 'order', insuredMinor: 0, paidMinor, declaredMinor },
          { ...terms, paidBeforeMinor },
        );
        expect(rule).toBe('freight');
        expect(mostMinor).toBeGreaterThanOrEqual(0);
        expect(mostMinor + paidBeforeMinor).toBeLessThanOrEqual(
          Math.max(paidBeforeMinor, Math.min(3 * paidMinor, declaredMinor)),
        );
      }),
    );
  });
  test('of a parcel is its declared value up to the shop’s limit', () => {
    expect(coverOf({ of: 'parcel', declaredMinor: 700 }, terms).mostMinor).toBe(700);
    expect(coverOf({ of: 'parcel', declaredMinor: 70_000 }, terms).mostMinor).toBe(30_000);
    expect(coverOf({ of: 'parcel', declaredMinor: 700 }, { ...terms, paidBeforeMinor: 500 }).mostMinor).toBe(
      200,
    );
  });
});

describe('the clock', () => {
  const hours = { caseAnswerHours: 24, now };
  test('runs while the shop has to answer and stands otherwise', () => {
    const running = caseStates.filter((state) => responseDueAt(null, state, hours) !== null);
    expect(running).toEqual(['open', 'working', 'appealed']);
    expect(responseDueAt(null, 'open', hours)).toEqual(after(1));
  });
  test('is not put back for who waits already', () => {
    expect(responseDueAt(after(-1), 'working', hours)).toEqual(after(-1));
  });
});

describe('the table', () => {
  test('nothing follows closed, and nothing is paid but what was offered', () => {
    expect(caseMachine.events('closed')).toEqual([]);
    for (const state of caseStates) if (caseMachine.next(state, 'accept')) expect(state).toBe('offered');
  });
  test('an offer is not taken back over the member’s head', () => {
    for (const act of ['offer', 'close', 'settle'] as const)
      expect(caseMachine.next('offered', act)).toBeUndefined();
  });
  test('every act is used, every state is reached and is of one tab', () => {
    const used = new Set(caseStates.flatMap((state) => caseMachine.events(state)));
    expect([...used].sort()).toEqual([...caseActs].sort());
    expect(caseTabs.flatMap(statesOfTab).sort()).toEqual([...caseStates].sort());
    expect(tabOfCase('offered')).toBe('yourTurn');
  });
  test('what the house tells itself is not among what the owner reads', () => {
    expect([...ownerCaseActs, ...staffOnlyCaseActs].sort()).toEqual([...caseMessageActs].sort());
  });
});
