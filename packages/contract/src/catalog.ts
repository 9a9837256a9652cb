import { z } from 'zod';
import { call } from './call.ts';
import { page, pageRequest, recordId, wireObject } from './wire.ts';

const DialCode = wireObject(
  { countryId: z.int(), name: z.string(), dialCode: z.string(), countryCode: z.string() },
  { countryId: 'Id', dialCode: 'Code' },
);

const Destination = wireObject(
  { countryId: z.int(), name: z.string(), countryCode: z.string(), currencyCode: z.string() },
  { countryId: 'Id', countryCode: 'Code' },
);

const Region = wireObject({ id: z.string(), name: z.string(), parentId: z.string().nullable() });

const GoodsType = wireObject(
  { id: z.int(), name: z.string(), note: z.string(), sensitive: z.boolean() },
  { note: 'Rem', sensitive: 'IsSensitive' },
);

const label = {
  receiver: z.string(),
  phone: z.string(),
  address: z.string(),
  postcode: z.string(),
};
const labelNames = { receiver: 'Recipient', phone: 'PhoneNumber', postcode: 'PostCode' };

const Warehouse = wireObject(
  {
    id: z.int(),
    code: z.string(),
    name: z.string(),
    countryCode: z.string(),
    ...label,
    hours: z.string(),
    note: z.string(),
  },
  { ...labelNames, hours: 'BusinessHours', note: 'Rem' },
);

const VirtualWarehouse = wireObject(
  { id: z.int(), warehouseId: z.int(), name: z.string(), countryCode: z.string(), ...label },
  { warehouseId: 'WareHouseId', ...labelNames },
);

const Carrier = wireObject(
  { id: z.int(), code: z.string(), name: z.string(), marketplace: z.boolean() },
  { marketplace: 'IsShopee' },
);

const transports = ['air', 'sea', 'land', 'express'] as const;
const DeliverySpeed = wireObject(
  {
    id: z.int(),
    name: z.string(),
    transport: z.enum(transports),
    minimumDays: z.int(),
    maximumDays: z.int(),
  },
  { minimumDays: 'MinDays', maximumDays: 'MaxDays' },
);

export type Destination = z.output<typeof Destination>;
export type Warehouse = z.output<typeof Warehouse>;
export type VirtualWarehouse = z.output<typeof VirtualWarehouse>;
export type DeliverySpeed = z.output<typeof DeliverySpeed>;
export type GoodsType = z.output<typeof GoodsType>;
export type Carrier = z.output<typeof Carrier>;

const regionId = z.string().regex(/^[A-Z]{2}[0-9A-Za-z-]{1,12}$/);
const dictionaryPage = pageRequest(20, 1000);

export const catalogCalls = {
  dialCodes: call('/Base_Destination/GetDataCodePage', {
    summary: 'Lists countries with their dial codes as a bare list. Platform data, the same for every shop.',
    input: wireObject(pageRequest(300, 300)),
    output: z.array(DialCode),
  }),
  destinations: call('/Base_Destination/GetDataPage', {
    summary: 'Lists the destinations the shop ships to.',
    input: wireObject(pageRequest(100, 300)),
    output: page(Destination),
  }),
  provinces: call('/Base_Province/GetDataPage', {
    summary: 'Lists the provinces of a destination.',
    input: wireObject({ ...dictionaryPage, countryId: recordId }, { countryId: 'DestinationId' }),
    output: page(Region),
  }),
  cities: call('/Base_City/GetDataPage', {
    summary: 'Lists the cities of a province.',
    input: wireObject({ ...dictionaryPage, provinceId: regionId }),
    output: page(Region),
  }),
  areas: call('/Base_Area/GetDataPage', {
    summary: 'Lists the areas of a city.',
    input: wireObject({ ...dictionaryPage, cityId: regionId }),
    output: page(Region),
  }),
  goodsTypes: call('/Base_GoodsType/GetDataPage', {
    summary: 'Lists the kinds of goods the shop accepts.',
    input: wireObject(pageRequest(100, 300)),
    output: page(GoodsType),
  }),
  warehouses: call('/Base_WareHouse/GetDataPage', {
    summary: 'Lists the warehouses that receive parcels, with the address for the label.',
    input: wireObject(pageRequest(100, 300)),
    output: page(Warehouse),
  }),
  virtualWarehouses: call('/Base_VirtualWareHouse/GetDataPage', {
    summary: 'Lists the virtual warehouses: addresses abroad that forward to a warehouse.',
    input: wireObject(pageRequest(100, 300)),
    output: page(VirtualWarehouse),
  }),
  carriers: call('/Base_Carrier/GetDataPage', {
    summary: 'Lists last-mile carriers; optionally only those of marketplace orders.',
    input: wireObject(
      { ...pageRequest(999, 999), marketplace: z.boolean().optional() },
      { marketplace: 'IsShopee' },
    ),
    output: page(Carrier),
  }),
  deliverySpeeds: call('/Base_Timer/GetDataPage', {
    summary: 'Lists delivery speeds with their number of days.',
    input: wireObject(pageRequest(100, 300)),
    output: page(DeliverySpeed),
  }),
};
