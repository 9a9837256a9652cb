import type { FieldType } from '@onehaul/contract/console/studio/field';
import type { AnyValues, Resource } from '@onehaul/contract/console/studio/resource';
import type { Tariff } from '@onehaul/domain/fee/tariff';
import type { Translated } from '@onehaul/domain/language';
import type { NoticeKind } from '@onehaul/domain/notice';
import type { TemplateChannel } from '@onehaul/domain/notice-template';
import type { PayPolicy } from '@onehaul/domain/order/order-state';
import type { ListStore, Store } from '../../studio/store.ts';
import { singleResources, studioResources } from '../studio/index.ts';

/** A record by a key of its own, with which other records of the content name it. */
export type ContentRecord = {
  readonly key: string;
  /** Null for a record that exists as a draft only. */
  readonly values: AnyValues | null;
  readonly draft?: AnyValues;
  /** Of a currency: the day of its exchange rate. */
  readonly rateAt?: string;
  /** Of a remote area. */
  readonly regionIds?: readonly string[];
  /** Of a line: what is edited in the tariff editor. */
  readonly tariff?: Tariff;
  readonly note?: string;
  readonly payPolicy?: PayPolicy;
  readonly isOpen?: true;
};

export type ContentNotice = {
  readonly kind: NoticeKind;
  readonly channel: TemplateChannel;
  readonly subjects: Translated;
  readonly bodies: Translated;
};

/** What a shop consists of without its people, orders, accounts and files. It names no row of a database. */
export type ShopContent = {
  readonly singles: Readonly<Record<string, AnyValues>>;
  readonly records: Readonly<Record<string, readonly ContentRecord[]>>;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly notices: readonly ContentNotice[];
};

/** Resources of which every record is a file. */
export const leftOut: readonly string[] = ['banner', 'video'];

/** A record refers to resources before its own only. */
const order: readonly string[] = [
  'currency',
  'destination',
  'goodsType',
  'carrier',
  'deliverySpeed',
  'warehouse',
  'virtualWarehouse',
  'bin',
  'remoteArea',
  'carton',
  'memberLevel',
  'line',
  'service',
  'serviceOption',
  'pickupPoint',
  'payType',
  'rechargePackage',
  'campaign',
  'article',
  'announcement',
];

export type ContentList = readonly [Resource, ListStore];
export type ContentSingle = readonly [Resource, Store];
export const contentLists: readonly ContentList[] = order.map((name) =>
  studioResources.find(([resource]) => resource.name === name)!,
);
export const contentSingles: readonly ContentSingle[] = singleResources;

/** Fields that depend on accounts and contracts with providers, or in which an account number may be written. */
const ownFields: Readonly<Record<string, readonly string[]>> = {
  payType: ['isOffered', 'notes', 'leastMinor', 'mostMinor', 'feeNotes'],
};

/** Files stay where they are: a key is valid in its own shop only. */
export const isCopied = (
  resource: string,
  { name, type }: { readonly name: string; readonly type: FieldType },
) => type.is !== 'file' && !ownFields[resource]?.includes(name);
