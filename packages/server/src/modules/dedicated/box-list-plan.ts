import {
  findUnlistedBoxes,
  type BoxListLine,
  declarationOf,
  parseBoxRange,
} from '@onehaul/domain/dedicated/box-list';
import { declaredMinor } from '@onehaul/domain/order/instruction';
import { Refusal } from '@onehaul/domain/refusal';
import type { ChangeContext } from '../../http/context.ts';
import { type CustomsBook, findUnsendable } from '../customs/index.ts';
import { writeMarks } from '../expected-box/index.ts';
import type { ImportChoices, ImportedRow, ImportPlan, RowProblem, SheetContext } from '../import/index.ts';
import { lockOrdersOfMember, recordOrderEvents } from '../order-move/index.ts';
import { deleteBoxList, insertBoxList, attachBoxList, writeDeclaration } from './box-list.repository.ts';
import { bookingById } from './dedicated.repository.ts';

const textColumn = (longest: number) => ({ is: 'text', longest }) as const;
const sizeColumn = { is: 'centimetres', most: 1000 } as const;
const weightColumn = { is: 'kilograms', most: 1000 } as const;

const columns = [
  { name: 'boxNumber', type: textColumn(20), isRequired: true },
  { name: 'mark', type: textColumn(60), isRequired: false },
  { name: 'nameChinese', type: textColumn(100), isRequired: true },
  { name: 'nameEnglish', type: textColumn(100), isRequired: true },
  { name: 'material', type: textColumn(100), isRequired: false },
  { name: 'hsCode', type: textColumn(10), isRequired: false },
  { name: 'piecesPerBox', type: { is: 'whole', least: 1, most: 100_000 }, isRequired: true },
  { name: 'boxes', type: { is: 'whole', least: 1, most: 50 }, isRequired: true },
  { name: 'length', type: sizeColumn, isRequired: true },
  { name: 'width', type: sizeColumn, isRequired: true },
  { name: 'height', type: sizeColumn, isRequired: true },
  { name: 'grossWeight', type: weightColumn, isRequired: true },
  { name: 'netWeight', type: weightColumn, isRequired: true },
  { name: 'unitValue', type: { is: 'amount', mostMinor: 100_000_000 }, isRequired: true },
  { name: 'origin', type: textColumn(2), isRequired: false },
] as const satisfies ImportPlan['columns'];

/** Import plan for the box list of a booking: the contents of each box and their customs declaration. */
export function createBoxListPlan(customs: CustomsBook): ImportPlan {
  return {
    kind: 'boxList',
    columns,
    assertChoices: async (context, choices) => {
      await findOpenBooking(context, choices);
    },
    judge: async (context, rows, choices) => {
      const booking = await findOpenBooking(context, choices);
      const lines = rows.map(lineOf);
      const { blocking } = await findUnsendable(
        customs,
        context,
        booking.countryId,
        lines.flatMap((line) => declarationOf([line])),
      );
      return [
        ...rows.flatMap((row, index) => problemsOf(row, lines[index]!, booking.pieceCount)),
        ...blocking.map(({ line }): RowProblem => ({
          row: rows[line!]!.row,
          column: 'nameChinese',
          problem: 'notAllowed',
        })),
      ];
    },
    commit: importBoxList,
  };
}

/** The member's booking, whose goods have not arrived yet. */
async function findOpenBooking({ db, shop, member }: SheetContext, { orderId }: ImportChoices) {
  const booking =
    typeof orderId === 'number'
      ? await db.first(bookingById, { shopId: shop.id, memberId: member.ownerId, orderId })
      : undefined;
  if (!booking) throw new Refusal('record.notFound');
  if (booking.step !== 'awaitingArrival') throw new Refusal('dedicated.over');
  return booking;
}

function lineOf({ values }: ImportedRow): BoxListLine {
  const words = (name: string) => String(values[name] ?? '');
  const figure = (name: string) => Number(values[name]);
  return {
    boxFrom: parseBoxRange(words('boxNumber'))?.from ?? 0,
    boxCount: figure('boxes'),
    mark: words('mark'),
    nameChinese: words('nameChinese'),
    nameEnglish: words('nameEnglish'),
    material: words('material'),
    hsCode: words('hsCode').replaceAll('.', ''),
    piecesPerBox: figure('piecesPerBox'),
    lengthMm: figure('length'),
    widthMm: figure('width'),
    heightMm: figure('height'),
    grossGrams: figure('grossWeight'),
    netGrams: figure('netWeight'),
    unitMinor: figure('unitValue'),
    origin: words('origin').toUpperCase() || 'CN',
  };
}

/** Problems of a single row. Missing boxes can only be found over the whole list. */
function problemsOf({ row, values }: ImportedRow, line: BoxListLine, booked: number): RowProblem[] {
  const range = parseBoxRange(String(values.boxNumber));
  const count = range && range.to > range.from ? range.to - range.from + 1 : undefined;
  const found: Record<string, RowProblem['problem'] | false | undefined> = {
    boxNumber: !range ? 'invalid' : range.from + line.boxCount - 1 > booked && 'notListed',
    boxes: count !== undefined && count !== line.boxCount && 'invalid',
    netWeight: line.netGrams > line.grossGrams && 'invalid',
    hsCode: !/^([0-9]{6,10})?$/u.test(line.hsCode) && 'invalid',
    origin: !/^[A-Z]{2}$/u.test(line.origin) && 'invalid',
  };
  return Object.entries(found).flatMap(([column, problem]) => (problem ? [{ row, column, problem }] : []));
}

/** Replaces any earlier box list. */
async function importBoxList(
  context: ChangeContext,
  rows: readonly ImportedRow[],
  { id: importId, choices }: { readonly id: string; readonly choices: ImportChoices },
): Promise<{ readonly taken: number }> {
  const { db, shop, member } = context;
  // Locks the order first: goods arriving concurrently see either the whole list or none.
  await lockOrdersOfMember(db, shop.id, member.ownerId, [Number(choices.orderId)]);
  const { id: orderId, pieceCount } = await findOpenBooking(context, choices);
  const lines = rows.map(lineOf);
  const missing = findUnlistedBoxes(lines, pieceCount);
  if (missing.length > 0)
    throw new Refusal('dedicated.boxListDiffers', {
      listed: pieceCount - missing.length,
      booked: pieceCount,
    });
  const which = { shopId: shop.id, orderId };
  const declaration = declarationOf(lines);
  await db.all(deleteBoxList, which);
  await db.all(insertBoxList, {
    ...which,
    lines: JSON.stringify(lines.map((line, index) => ({ ...line, position: index + 1 }))),
  });
  await db.all(attachBoxList, { ...which, importId });
  await db.all(writeDeclaration, {
    ...which,
    declaration: JSON.stringify(declaration),
    declaredMinor: declaredMinor(declaration),
  });
  await writeMarks(db, shop.id, orderId, lines);
  await recordOrderEvents(db, shop.id, [orderId], 'boxList', {
    actor: { kind: 'member', id: member.id },
    details: { boxes: pieceCount, goods: declaration.length },
  });
  return { taken: rows.length };
}
