import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '../money.ts';
import type { Journal } from '../wallet/journal.ts';
import { collectCod, remitCod, settleCod, reverseCodCollection } from '../wallet/journals.ts';
import { codMachine, type CodState } from './cod-state.ts';
import { yuanOf } from './local-amount.ts';
import { chooseRemitted, sumRemitted } from './remittance.ts';
import {
  type CodOrderStatus,
  matchStatement,
  resolutionsOf,
  settleLine,
  type CarrierStatementLine,
} from './statement.ts';

type Order = {
  readonly id: number;
  readonly expected: number;
  readonly cost: number;
  state: CodState;
  due: number;
  rate: number;
  owed: number | null;
  banked: number | null;
};

/** Orders and a ledger side by side, moved by the production rules. */
function openBook(drafts: readonly { readonly expected: number; readonly cost: number }[]) {
  const orders = drafts.map((draft, index): Order => ({
    ...draft,
    id: index + 1,
    state: 'expected',
    due: draft.expected,
    rate: 4.4,
    owed: null,
    banked: null,
  }));
  const balances = new Map<string, number>();
  let kept = 0;
  const passed = { net: 0, fees: 0 };
  const post = ({ legs }: Journal) => {
    for (const { account, minor } of legs) balances.set(account, (balances.get(account) ?? 0) + minor);
  };
  const step = (order: Order, act: Parameters<typeof codMachine.next>[1]) => {
    const to = codMachine.next(order.state, act);
    if (to) order.state = to;
    return to !== undefined;
  };
  const worth = ({ due, rate }: Order) => yuanOf(money(due, 'TWD'), rate).minor;
  const standingOf = (order: Order): CodOrderStatus => ({
    orderId: order.id,
    step: order.state === 'refused' ? 'returned' : 'shipped',
    state: order.state,
    currencyCode: 'TWD',
    dueMinor: order.due,
    exchangeRate: order.rate,
    owedMinor: order.owed,
  });

  return {
    collect(order: Order, rate: number) {
      if (!step(order, 'collect')) return;
      order.rate = rate;
      order.owed = worth(order);
      if (order.owed > 0) post(collectCod(1, order.owed));
    },
    takeBack(order: Order) {
      if (!step(order, 'takeBack')) return;
      if (order.owed! > 0) post(reverseCodCollection(1, order.owed!));
      order.owed = null;
      order.due = order.expected;
    },
    refuse: (order: Order) => step(order, 'refuse'),
    settle(lines: readonly CarrierStatementLine[], choices: readonly number[]) {
      const known = new Map(orders.map((order) => [String(order.id), standingOf(order)]));
      const outcomes = matchStatement(lines, known);
      const settled = lines.map((line, index) => {
        const outcome = outcomes[index]!;
        const offered = resolutionsOf(outcome, line.minor);
        const resolution = offered.length === 0 ? null : offered[choices[index]! % offered.length]!;
        const at = { order: known.get(line.billNumber), exchangeRate: 5 };
        return { line, ...settleLine(line, outcome, resolution, at) };
      });
      const sum = (of: (one: (typeof settled)[number]) => number) =>
        settled.reduce((all, one) => all + of(one), 0);
      const [minor, missingMinor, owedMinor] = [
        sum((one) => one.bankedMinor),
        sum((one) => one.missingMinor),
        sum((one) => one.owed?.moreMinor ?? 0),
      ];
      if (minor !== 0 || missingMinor !== 0 || owedMinor !== 0)
        post(settleCod({ minor, missingMinor, owedMinor }));
      for (const { line, owed, bankedMinor } of settled) {
        if (!owed) {
          kept += bankedMinor;
          continue;
        }
        const order = orders[Number(line.billNumber) - 1]!;
        step(order, 'collect');
        if (!step(order, 'settle')) throw new Error('an order was settled twice');
        order.owed = owed.minor;
        order.due = owed.collectedMinor;
        order.banked = bankedMinor;
      }
    },
    remit() {
      const open = orders.filter(({ state }) => state === 'settled' || state === 'refused');
      const chosen = chooseRemitted(
        open.map(({ id, owed, cost }) => ({
          orderId: id,
          collectedMinor: owed ?? 0,
          freightMinor: cost,
          commissionMinor: 0,
          taxMinor: 0,
        })),
      );
      if (chosen.length === 0) return;
      const { netMinor, freightMinor } = sumRemitted(chosen);
      post(remitCod(1, { netMinor, feeMinor: freightMinor }));
      passed.net += netMinor;
      passed.fees += freightMinor;
      for (const { orderId } of chosen) step(orders[orderId - 1]!, 'remit');
    },
    orders,
    /** Returns where orders and ledger disagree. */
    faults(): string[] {
      const is = (account: string) => balances.get(account) ?? 0;
      const owedIn = (...states: CodState[]) =>
        orders.reduce((sum, { state, owed }) => sum + (states.includes(state) ? (owed ?? 0) : 0), 0);
      const banked = orders.reduce((sum, one) => sum + (one.banked ?? 0), 0);
      const borne = orders.reduce((sum, one) => sum + (one.banked === null ? 0 : one.owed! - one.banked), 0);
      const pairs: readonly (readonly [what: string, left: number, right: number])[] = [
        ['with carriers', -is('codReceivable'), owedIn('collected')],
        ['owed to sellers', is('codPayable'), owedIn('collected', 'settled')],
        ['in the bank', -is('bankClearing'), banked + kept],
        ['borne or kept', -is('adjustment'), borne - kept],
        ['in wallets', is('cash'), passed.net],
        ['earned', is('revenue'), passed.fees],
        ['remitted', passed.net + passed.fees, owedIn('remitted')],
        // Each order's money appears once on either side.
        [
          'of all orders',
          owedIn('collected') + banked + borne,
          is('codPayable') + is('cash') + is('revenue'),
        ],
        ['in all', [...balances.values()].reduce((all, one) => all + one, 0), 0],
        ['below zero', Math.min(passed.net, 0), 0],
      ];
      return pairs.flatMap(([what, left, right]) =>
        left === right ? [] : [`${what}: ${left}, not ${right}`],
      );
    },
  };
}

const anOrder = fc.record({
  expected: fc.integer({ min: 1, max: 500_000 }),
  cost: fc.integer({ min: 0, max: 60_000 }),
});
const pick = fc.nat(20);
const anAct = fc.oneof(
  fc.record({ act: fc.constant('collect' as const), of: pick, rate: fc.constantFrom(4.1, 4.4, 4.7321) }),
  fc.record({ act: fc.constant('takeBack' as const), of: pick }),
  fc.record({ act: fc.constant('refuse' as const), of: pick }),
  fc.record({
    act: fc.constant('settle' as const),
    lines: fc.array(
      fc.record({
        of: pick,
        change: fc.constantFrom(0, 0, 0, 0, 7, -7, -1e9),
        choice: fc.nat(5),
        isOurs: fc.boolean(),
      }),
      { maxLength: 8 },
    ),
  }),
  fc.record({ act: fc.constant('remit' as const) }),
);

test('at every moment of any history each order’s money is found once on either side, as the ledger says', () => {
  fc.assert(
    fc.property(
      fc.array(anOrder, { minLength: 1, maxLength: 8 }),
      fc.array(anAct, { maxLength: 16 }),
      (drafts, acts) => {
        const book = openBook(drafts);
        const orderAt = (of: number) => book.orders[of % book.orders.length]!;
        for (const each of acts) {
          if (each.act === 'collect') book.collect(orderAt(each.of), each.rate);
          else if (each.act === 'takeBack') book.takeBack(orderAt(each.of));
          else if (each.act === 'refuse') book.refuse(orderAt(each.of));
          else if (each.act === 'remit') book.remit();
          else {
            const lines = each.lines.map(({ of, change, isOurs }) => ({
              billNumber: isOurs || change === 0 ? String(orderAt(of).id) : 'NOBODY',
              minor: Math.max(orderAt(of).due + change, 0),
              currencyCode: 'TWD',
            }));
            book.settle(
              lines,
              each.lines.map(({ choice }) => choice),
            );
          }
          expect(book.faults()).toEqual([]);
        }
      },
    ),
    { numRuns: 3000 },
  );
});
