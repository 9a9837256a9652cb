import { type ImportKind, importKinds } from '@onehaul/domain/import/import-state';
import { importHeading } from '@onehaul/i18n/import-columns';
import { aCodLine } from '@onehaul/testing/cod-builders';
import { createDedicatedFixture } from '@onehaul/testing/dedicated-fixture';
import { waitForCheckedSheet, type SheetSender, sendSheet } from '@onehaul/testing/import-api';
import { aPlan, createImportFixture, sellerModules } from '@onehaul/testing/import-fixture';
import { aPeer } from '@onehaul/testing/peer-fixture';
import { poisonSheets, poisonSheetsUnder } from '@onehaul/testing/poison-sheets';
import { textRows, workbookParts, zipFile } from '@onehaul/testing/zip-file';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ImportPlan, createImportChecker } from './import/index.ts';
import { createImportPlans } from './import-plans.ts';

const megabyte = 2 ** 20;
type Door = {
  readonly name: string;
  readonly kind: ImportKind;
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly method?: 'PUT';
};
/** Every entry point for sheets: the shared call for each kind, and the calls dedicated to one kind. */
const doors: readonly Door[] = [
  ...importKinds.map((kind) => ({
    name: kind,
    kind,
    path: '/Order/OrderImportVerification',
    fields: { Type: kind },
  })),
  { name: 'goods', kind: 'codSku', path: '/COD_SKU/CODSKUImportVerification', fields: {} },
  {
    name: 'the box list of a booking',
    kind: 'boxList',
    path: '/order/uploadTheOrderBoxList',
    fields: {},
    method: 'PUT',
  },
];

/** Returns the call's refusal or the final state of the check; anything else fails the test. */
async function answerOf(
  sender: SheetSender & { readonly fields?: Readonly<Record<string, string>> },
  { name, path, fields, method }: Door,
  file: Uint8Array,
) {
  const sent = await sendSheet(sender, path, file, { ...fields, ...sender.fields }, method);
  expect(sent.status, name).toBeLessThan(500);
  if (sent.code !== 200) return sent.error;
  const { ImportId: id } = sent.data as { ImportId: string };
  return (await waitForCheckedSheet(sender, id)).state;
}

/** Time limit after which the reader process is killed. */
const readsWithinMs = 10_000;

const isChecked = /^(verified|wrong)$/;
/** A readable file ends as verified or wrong; none stays half checked. */
const mayBe: Record<string, RegExp> = {
  read: isChecked,
  any: /^(verified|wrong|sheet\.\w+)$/,
  // Imports allow more rows than forecasts.
  'sheet.tooManyRows': isChecked,
};
const answersTo = (answer: string) => mayBe[answer] ?? new RegExp(`^${answer}$`);

// The slow file, which takes the full ten seconds, is covered by the reader's tests.
const isQuick = ({ answer }: { readonly answer: string }) => answer !== 'slow';
const quick = poisonSheets.filter(isQuick);

test(`R17: ${quick.length} poisoned files are refused or read, and the process does not grow`, async () => {
  /** Columns of the poisoned sheets, which use forecast headings. */
  const columns: ImportPlan['columns'] = [
    { name: 'courierNumber', type: { is: 'text', longest: 40 }, isRequired: true },
    { name: 'goods', type: { is: 'text', longest: 200 }, isRequired: false },
  ];
  const at = await createImportFixture([aPlan({ kind: 'codOrder', columns, uniqueColumns: [] })]);
  const files = await Promise.all(quick.map(async ({ make }) => make()));
  const before = process.memoryUsage().rss;
  let most = before;
  const clock = setInterval(() => void (most = Math.max(most, process.memoryUsage().rss)), 5);
  const waiting = quick.entries();
  const work = async (sender: SheetSender) => {
    for (const [place, { name, answer }] of waiting) {
      const began = performance.now();
      const given = await answerOf(sender, doors[0]!, files[place]!).catch((error: unknown) => String(error));
      expect(given, name).toMatch(answersTo(answer));
      expect(performance.now() - began, name).toBeLessThan(11_000);
    }
  };
  await Promise.all([at.anna, at.ben].map(work));
  clearInterval(clock);
  expect((most - before) / megabyte).toBeLessThan(150);
  expect(at.logged).toEqual([]);
  await at.close();
}, 120_000);

describe('R17: the kinds there really are', () => {
  const plans = createImportPlans({} as never);
  const headingsOf = (kind: ImportKind) => {
    const plan = plans.find((one) => one.kind === kind);
    // A kind without a plan cannot be imported.
    expect(plan, kind).toBeDefined();
    return plan!.columns.map(({ name }) => importHeading(kind, name, 'vi'));
  };
  let stage: Awaited<ReturnType<typeof createDedicatedFixture>>;
  const logged: unknown[][] = [];
  const log = {
    info: () => undefined,
    warn: (...line: unknown[]) => void logged.push(line),
    error: (...line: unknown[]) => void logged.push(line),
  };
  let checker: ReturnType<typeof createImportChecker>;
  let senders: readonly (SheetSender & { readonly fields: Record<string, string> })[];
  beforeAll(async () => {
    stage = await createDedicatedFixture();
    const { database, api, shop, warehouseId } = stage;
    await database.sql('update shop set modules = $1 where id = $2', [sellerModules, shop.id]);
    const line = await aCodLine(database, shop, { warehouseId });
    /** A member whose choices are valid for every kind. */
    const aSender = async () => {
      const member = await aPeer(database, shop, { lineIds: [line.id] });
      const { Id: orderId } = await stage.book({}, member);
      const headers = { authorization: `Bearer ${shop.id}:${member.id}`, 'accept-language': 'en' };
      const choices = { lineId: line.id, warehouseId, orderId };
      const fields = { Choices: JSON.stringify(choices), OrderId: String(orderId) };
      return { api, host: 'harbour.test', headers, fields };
    };
    senders = [await aSender(), await aSender()];
    checker = createImportChecker({ database: database.database, log, plans, everyMs: 20 });
  });
  afterAll(async () => {
    await checker.close();
    await stage.close();
  });

  // Files that are refused regardless of their rows are generated once and cached.
  const made = new Map<string, Promise<Uint8Array>>();
  const fileOf = ({ name, answer, make }: (typeof quick)[number]) => {
    if (answer in mayBe) return make();
    const file = made.get(name) ?? Promise.resolve(make());
    made.set(name, file);
    return file;
  };

  // Each read spawns a process. In CI each file goes to one entry point in turn, to keep the run short;
  // elsewhere, and with `CI=`, every file goes to every entry point (some minutes).
  const isShort = Boolean(process.env.CI);

  test.each(doors)(
    '$name stands poisoned files, with rows under its own headings',
    async (door) => {
      const all = poisonSheetsUnder(headingsOf(door.kind)).filter(isQuick);
      expect(all.length).toBeGreaterThanOrEqual(40);
      const turn = doors.indexOf(door);
      const files = all.filter((_, index) => !isShort || index % doors.length === turn);
      const waiting = files.values();
      const otherwise: string[] = [];
      let answered = 0;
      const work = async (sender: (typeof senders)[number]) => {
        for (const file of waiting) {
          const sheet = await fileOf(file);
          const began = performance.now();
          const given = await answerOf(sender, door, sheet).catch((error: unknown) => String(error));
          // On a busy machine a large readable file may exceed the time limit.
          const isLate = given === 'sheet.tooMuch' && performance.now() - began > readsWithinMs;
          if (!isLate && !answersTo(file.answer).test(String(given)))
            otherwise.push(`${file.name}: ${given}`);
          answered += 1;
        }
      };
      await Promise.all(senders.map(work));
      expect(otherwise).toEqual([]);
      expect(answered).toBe(files.length);
    },
    240_000,
  );

  /** Hostile values: one row each, repeated in every column. */
  const hostile = [
    'NaN',
    '-1',
    '1e308',
    '99999999999999999999',
    "'; drop table shop_order; --",
    '__proto__',
    '\u{202e}x',
    '=1+1',
  ];

  test.each(importKinds)('cells of %s are never believed', async (kind) => {
    const names = headingsOf(kind);
    const rows = [names, ...hostile.map((text) => names.map(() => text))];
    const file = zipFile(workbookParts({ data: textRows(rows) }));
    const door = doors.find(({ name }) => name === kind)!;
    expect(await answerOf(senders[0]!, door, file)).toBe('wrong');
  });

  test('none of them was more than whoever checks sheets could bear', () => {
    expect(logged).toEqual([]);
  });
});
