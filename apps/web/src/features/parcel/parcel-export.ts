import type { Parcel } from '@onehaul/contract/parcel';
import type { Translate } from '@onehaul/i18n/translator';

type Words = Translate<'parcel'>;
type Cell = string | number | Date | null;

/** Zoneless date and minute, as spreadsheets store it, in the exporting user's time zone. */
const local = (at: Date | null) =>
  at && new Date(Date.UTC(at.getFullYear(), at.getMonth(), at.getDate(), at.getHours(), at.getMinutes()));

const columns: readonly {
  readonly title: (t: Words) => string;
  readonly cell: (parcel: Parcel, t: Words) => Cell;
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
  { title: (t) => t('column.receivedAt'), cell: ({ receivedAt }) => local(receivedAt) },
  { title: (t) => t('column.createdAt'), cell: ({ createdAt }) => local(createdAt) },
  { title: (t) => t('field.remark'), cell: ({ remark }) => remark },
];

const kilograms = (grams: number | null) => grams && grams / 1000;
const centimetres = (millimetres: number | null) => millimetres && millimetres / 10;

/** Parcels as a sheet with typed cells: numbers, dates, text. */
export function parcelSheet(parcels: readonly Parcel[], t: Words) {
  return {
    name: t('export.name'),
    head: columns.map(({ title }) => title(t)),
    rows: parcels.map((parcel) => columns.map(({ cell }) => cell(parcel, t))),
    textColumns: [0],
  };
}
