import type { Parcel } from '@onehaul/contract/parcel';
import type { Translate } from '@onehaul/i18n/translator';

type Words = Translate<'parcel'>;
type Cell = string | number | Date | null;

/** Zoneless date and minute, as spreadsheets store it, in the zone in which the pages show it. */
function zonelessIn(timeZone: string) {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  return (at: Date | null) => {
    if (!at) return null;
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const [year, month, day, hour, minute] = (['year', 'month', 'day', 'hour', 'minute'] as const).map(
      (part) => parts.get(part)!,
    );
    return new Date(Date.UTC(year!, month! - 1, day, hour, minute));
  };
}

const columns: readonly {
  readonly title: (t: Words) => string;
  readonly cell: (parcel: Parcel, t: Words, zoneless: ReturnType<typeof zonelessIn>) => Cell;
}[] = [
  { title: (t) => t('field.number'), cell: ({ courierNumber }) => courierNumber },
  { title: (t) => t('column.piece'), cell: ({ piece }) => piece },
  { title: (t) => t('column.state'), cell: ({ state }, t) => t(`state.${state}`) },
  { title: (t) => t('field.goodsName'), cell: ({ goodsName }) => goodsName },
  { title: (t) => t('field.goodsType'), cell: ({ goodsTypeName }) => goodsTypeName },
  { title: (t) => t('field.quantity'), cell: ({ quantity }) => quantity },
  { title: (t) => t('field.unitPrice'), cell: ({ unitPriceCents }) => unitPriceCents / 100 },
  { title: (t) => t('field.total'), cell: ({ totalPriceCents }) => totalPriceCents / 100 },
  { title: (t) => t('filter.warehouse'), cell: ({ warehouseName }) => warehouseName },
  { title: (t) => t('column.bin'), cell: ({ binCode }) => binCode },
  { title: (t) => t('export.weight'), cell: ({ weightGrams }) => kilograms(weightGrams) },
  { title: (t) => t('export.length'), cell: ({ lengthMillimetres }) => centimetres(lengthMillimetres) },
  { title: (t) => t('export.width'), cell: ({ widthMillimetres }) => centimetres(widthMillimetres) },
  { title: (t) => t('export.height'), cell: ({ heightMillimetres }) => centimetres(heightMillimetres) },
  { title: (t) => t('export.days'), cell: ({ daysStored }) => daysStored },
  { title: (t) => t('export.left'), cell: ({ freeDaysLeft }) => freeDaysLeft },
  { title: (t) => t('column.receivedAt'), cell: ({ receivedAt }, _t, zoneless) => zoneless(receivedAt) },
  { title: (t) => t('column.createdAt'), cell: ({ createdAt }, _t, zoneless) => zoneless(createdAt) },
  { title: (t) => t('field.remark'), cell: ({ remark }) => remark },
];

const kilograms = (grams: number | null) => grams && grams / 1000;
const centimetres = (millimetres: number | null) => millimetres && millimetres / 10;

/** Parcels as a sheet with typed cells: numbers, dates, text. */
export function parcelSheet(parcels: readonly Parcel[], t: Words, timeZone: string) {
  const zoneless = zonelessIn(timeZone);
  return {
    name: t('export.name'),
    head: columns.map(({ title }) => title(t)),
    rows: parcels.map((parcel) => columns.map(({ cell }) => cell(parcel, t, zoneless))),
    textColumns: [0],
  };
}
