import type { listExportCalls } from '@onehaul/contract/console/list-exports';
import { parcelDeskCalls, type ParcelRow } from '@onehaul/contract/console/parcels';
import type { ExportedColumn } from '@onehaul/domain/list-export';
import type { z } from 'zod';
import type { ListSource, SheetColumn } from '../../documents/list-source.ts';
import { findParcelList } from './parcel-desk.ts';

type Column = SheetColumn<ParcelRow>;
type Asked = Omit<z.output<typeof listExportCalls.parcels.input>, 'format' | 'columns'>;

/** Parcels as the list of the console shows them. */
export const parcelSheet: ListSource<Asked, ParcelRow> = {
  permission: parcelDeskCalls.list.access,
  find: ({ db, tenantId }, asked) => findParcelList(db, tenantId, asked),
  columns: {
    number: [
      {
        title: ({ parcel }) => parcel('desk.number'),
        cell: ({ courierNumber, piece }) => (piece > 1 ? `${courierNumber} (${piece})` : courierNumber),
      },
    ],
    state: [
      {
        title: ({ parcel }) => parcel('parcel.state'),
        cell: ({ state }, { parcel }) => parcel(`state.${state}`),
      },
    ],
    member: [
      { title: ({ file }) => file('memberCode'), cell: ({ memberCode }) => memberCode },
      { title: ({ file }) => file('memberName'), cell: ({ memberName }) => memberName },
    ],
    goods: [{ title: ({ parcel }) => parcel('parcel.goods'), cell: ({ goodsName }) => goodsName }],
    warehouse: [
      { title: ({ parcel }) => parcel('desk.warehouse'), cell: ({ warehouseName }) => warehouseName },
    ],
    bin: [{ title: ({ parcel }) => parcel('parcel.bin'), cell: ({ binCode }) => binCode }],
    weight: [
      {
        title: ({ parcel }) => `${parcel('desk.weight')} (kg)`,
        cell: ({ weightGrams }) => weightGrams && weightGrams / 1000,
      },
    ],
    received: [
      {
        title: ({ parcel }) => parcel('desk.known'),
        cell: ({ receivedAt, createdAt, shopId }, { time }) => time(receivedAt ?? createdAt, shopId),
      },
    ],
    freeUntil: [
      {
        title: ({ parcel }) => parcel('desk.freeUntil'),
        cell: ({ freeUntil, shopId }, { time }) => time(freeUntil, shopId),
      },
    ],
    shop: [
      { title: ({ parcel }) => parcel('desk.shop'), cell: ({ shopId }, { shopName }) => shopName(shopId) },
    ],
    created: [
      {
        title: ({ parcel }) => parcel('desk.created'),
        cell: ({ createdAt, shopId }, { time }) => time(createdAt, shopId),
      },
    ],
  } satisfies Record<ExportedColumn<'parcels'>, readonly Column[]>,
};
