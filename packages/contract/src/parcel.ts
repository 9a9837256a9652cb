import { forecastOutcomes, maxForecasts, forecastDefaults } from '@onehaul/domain/parcel/forecast';
import { holdReasons, ownerActs, parcelStages } from '@onehaul/domain/parcel/parcel-state';
import { z } from 'zod';
import { call, ownCall } from './call.ts';
import { OverseasDeclaration } from './declaration.ts';
import { goodsName, quantity, state, typedNumber } from './parcel-fields.ts';
import {
  bigRecordId,
  bytes,
  cnyCents,
  instant,
  singleLine,
  numberedEnum,
  page,
  pageRequest,
  recordId,
  tenths,
  thousandths,
  wireObject,
} from './wire.ts';

const stage = numberedEnum({ expected: 1, received: 2, stored: 3, held: 4, ordered: 5, sent: 6, closed: 7 });

const price = cnyCents.pipe(z.int().min(0).max(100_000_000));
const remark = singleLine(500);

const goodsNames = {
  courierNumber: 'Code',
  quantity: 'Account',
  unitPriceCents: 'Price',
  totalPriceCents: 'TotalPrice',
  remark: 'ClientRem',
  warehouseId: 'WareHouseId',
} as const;

const measures = {
  weightGrams: thousandths.nullable(),
  lengthMillimetres: tenths.nullable(),
  widthMillimetres: tenths.nullable(),
  heightMillimetres: tenths.nullable(),
};
const measureNames = {
  weightGrams: 'Weight',
  lengthMillimetres: 'Length',
  widthMillimetres: 'Width',
  heightMillimetres: 'Height',
} as const;

const parcelFields = {
  id: bigRecordId,
  courierNumber: z.string(),
  /** Piece number, where several pieces share one courier number. */
  piece: z.int(),
  state,
  stage,
  warehouseId: z.int(),
  warehouseName: z.string(),
  goodsName: z.string(),
  goodsTypeId: z.int().nullable(),
  goodsTypeName: z.string(),
  quantity: z.int(),
  unitPriceCents: cnyCents,
  totalPriceCents: cnyCents,
  remark: z.string(),
  ...measures,
  binCode: z.string(),
  /** The order that contains it, or that it waits to be dispatched with. */
  orderId: bigRecordId.nullable(),
  holdReason: z.enum(holdReasons).nullable(),
  holdNote: z.string(),
  photoCount: z.int(),
  receivedAt: instant.nullable(),
  storedAt: instant.nullable(),
  daysStored: z.int(),
  freeDaysLeft: z.int().nullable(),
  freeUntil: instant.nullable(),
  /** When the parcel counts as abandoned and staff decide about it. */
  abandonAt: instant.nullable(),
  /** The storage clock is paused while staff hold or work on the parcel. */
  isClockPaused: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
};
const parcelNames = {
  ...goodsNames,
  ...measureNames,
  warehouseName: 'WareHouseName',
  daysStored: 'Days',
  freeDaysLeft: 'FreeDays',
  createdAt: 'CreateTime',
  updatedAt: 'UpdateTime',
  receivedAt: 'ArrivalTime',
  storedAt: 'StorageTime',
} as const;

const Parcel = wireObject(parcelFields, parcelNames);
export type Parcel = z.output<typeof Parcel>;

const ParcelEvent = wireObject(
  {
    id: bigRecordId,
    act: z.enum(ownerActs),
    from: state.nullable(),
    to: state,
    actor: z.enum(['member', 'staff', 'system']),
    reason: z.string(),
    details: z.record(z.string(), z.unknown()),
    /** Photo URLs, valid for some minutes. */
    photoUrls: z.array(z.string()),
    createdAt: instant,
  },
  { createdAt: 'CreateTime' },
);
export type ParcelEvent = z.output<typeof ParcelEvent>;

const ParcelPhoto = wireObject(
  { id: z.uuid(), kind: z.enum(['label', 'whole', 'damage']), url: z.string(), takenAt: instant },
  { takenAt: 'CreateTime' },
);

const ParcelDetail = wireObject(
  {
    ...parcelFields,
    photos: z.array(ParcelPhoto),
    events: z.array(ParcelEvent),
    declaration: OverseasDeclaration.nullable(),
  },
  parcelNames,
);
export type ParcelDetail = z.output<typeof ParcelDetail>;

const goods = {
  goodsName: goodsName.min(1),
  goodsTypeId: recordId,
  quantity,
  unitPriceCents: price,
  remark: remark.default(''),
};

/** A row of a forecast, with the spec's defaults (§3). Only the number is required. */
const ForecastRow = wireObject(
  {
    courierNumber: typedNumber,
    goodsName: goodsName.default(''),
    /** Defaults to the shop's first kind of goods. */
    goodsTypeId: recordId.optional(),
    quantity: quantity.default(forecastDefaults.quantity),
    unitPriceCents: price.default(forecastDefaults.unitPriceCents),
    /** Quantity times price: verified when sent, never trusted. */
    totalPriceCents: price.optional(),
    remark: remark.default(''),
  },
  goodsNames,
);
export type ForecastRow = z.output<typeof ForecastRow>;

const ForecastResult = wireObject(
  {
    courierNumber: z.string(),
    outcome: z.enum(forecastOutcomes),
    /** The new forecast, the member's existing parcel, or null. */
    parcelId: bigRecordId.nullable(),
  },
  { courierNumber: 'Code', outcome: 'Result' },
);
export type ForecastResult = z.output<typeof ForecastResult>;

/** A parsed row of a sheet with its errors, cell by cell. */
const SheetRow = wireObject({
  /** Row number as shown in the spreadsheet. */
  row: z.int(),
  cells: z.record(z.string(), z.string()),
  problems: z.array(
    wireObject({
      /** Spreadsheet cell name, such as `C7`. */
      cell: z.string(),
      column: z.string(),
      problem: z.enum([
        'missing',
        'numberInvalid',
        'numberTwice',
        'alreadyExpected',
        'alreadyArrived',
        'goodsTypeUnknown',
        'notWhole',
        'notAmount',
        'tooLong',
      ]),
    }),
  ),
  forecast: ForecastRow.nullable(),
});
export type SheetRow = z.output<typeof SheetRow>;

const Unclaimed = wireObject(
  {
    id: bigRecordId,
    maskedNumber: z.string(),
    warehouseId: z.int(),
    warehouseName: z.string(),
    receivedAt: instant,
    /** Weight rounded up to the kilogram; null while unweighed. */
    weightBelowKilograms: z.int().nullable(),
    /** Small and blurred. */
    photoUrl: z.string(),
    isClaimed: z.boolean(),
    noticeEndsAt: instant,
  },
  {
    maskedNumber: 'Code',
    warehouseId: 'WareHouseId',
    warehouseName: 'WareHouseName',
    receivedAt: 'ArrivalTime',
  },
);
export type Unclaimed = z.output<typeof Unclaimed>;

const claimState = numberedEnum({ open: 1, approved: 2, rejected: 3, withdrawn: 4 });
const Claim = wireObject(
  {
    id: bigRecordId,
    parcelId: bigRecordId,
    courierNumber: z.string(),
    warehouseName: z.string(),
    state: claimState,
    note: z.string(),
    reason: z.string(),
    proofUrls: z.array(z.string()),
    createdAt: instant,
    decidedAt: instant.nullable(),
  },
  {
    courierNumber: 'Code',
    warehouseName: 'WareHouseName',
    note: 'Rem',
    createdAt: 'CreateTime',
    decidedAt: 'HandleTime',
  },
);
export type Claim = z.output<typeof Claim>;

const parcelIds = z.array(bigRecordId).min(1).max(200);
export const parcelCalls = {
  list: call('/Parcel_Info/GetDataPage', {
    summary:
      'Lists the member’s parcels, newest first, by stage, warehouse or the beginning of their number.',
    input: wireObject(
      {
        ...pageRequest(20, 100),
        stage: stage.optional(),
        warehouseId: recordId.optional(),
        search: singleLine(60).default(''),
        /** Free storage ends within this many days. */
        freeDaysAtMost: z.int().min(0).max(365).optional(),
      },
      { warehouseId: 'WareHouseId', search: 'Code', freeDaysAtMost: 'FreeDays' },
    ),
    output: page(Parcel),
  }),
  count: call('/Parcel_Info/GetParcelCount', {
    summary: 'Returns the number of the member’s parcels at each stage.',
    input: wireObject({}),
    output: wireObject({
      ...(Object.fromEntries(parcelStages.map((name) => [name, z.int()])) as Record<
        (typeof parcelStages)[number],
        z.ZodInt
      >),
      total: z.int(),
      /** Unowned parcels, visible to every member. */
      unclaimed: z.int(),
    }),
  }),
  get: ownCall({
    path: '/Parcel_Info/GetTheData',
    access: 'member',
    effect: 'read',
    module: 'consolidation',
    summary: 'Returns a parcel with its photos and its history, newest first.',
    input: wireObject({ id: bigRecordId }),
    output: ParcelDetail,
  }),
  update: call('/Parcel_Info/UpdateData', {
    summary: 'Updates the description of a parcel’s goods.',
    input: wireObject({ id: bigRecordId, ...goods }, goodsNames),
    output: Parcel,
  }),
  remove: call('/Parcel_Info/DeleteData', {
    summary: 'Deletes forecasts: all of them, or none if one has arrived in the meantime.',
    input: wireObject({ ids: parcelIds }),
    output: wireObject({ removed: z.int() }),
  }),
  restore: ownCall({
    path: '/Parcel_Info/RestoreData',
    access: 'member',
    effect: 'change',
    module: 'consolidation',
    summary: 'Restores deleted forecasts.',
    input: wireObject({ ids: parcelIds }),
    output: wireObject({ restored: z.int() }),
  }),
  forecast: call('/ParcelOperate/BatchParcelForecast', {
    summary: 'Forecasts parcels to a warehouse and returns the result of each row.',
    input: wireObject(
      { warehouseId: recordId, rows: z.array(ForecastRow).min(1).max(maxForecasts) },
      { warehouseId: 'WareHouseId' },
    ),
    output: wireObject({ rows: z.array(ForecastResult) }),
  }),
  forecastOne: call('/ParcelOperate/BatchParcelForecastSingle', {
    summary: 'Forecasts one parcel.',
    input: wireObject({ warehouseId: recordId, courierNumber: typedNumber.min(1), ...goods }, goodsNames),
    output: ForecastResult,
  }),
  verifySheet: ownCall({
    path: '/ParcelOperate/ImportVerification',
    access: 'member',
    effect: 'change',
    module: 'consolidation',
    summary: 'Verifies a sheet of forecasts and returns its errors cell by cell. Nothing is stored.',
    sends: 'multipart',
    input: wireObject({ file: bytes }, { file: 'file' }),
    output: wireObject({ rows: z.array(SheetRow), wrong: z.int() }),
  }),
  unclaimed: ownCall({
    path: '/Parcel_Claim/GetUnclaimedPage',
    access: 'member',
    effect: 'read',
    module: 'consolidation',
    summary: 'Lists unclaimed parcels, with only the details their owner needs to recognise them.',
    input: wireObject(
      { ...pageRequest(20, 50), warehouseId: recordId.optional(), search: singleLine(60).default('') },
      { warehouseId: 'WareHouseId', search: 'Code' },
    ),
    output: page(Unclaimed),
  }),
  claims: ownCall({
    path: '/Parcel_Claim/GetDataPage',
    access: 'member',
    effect: 'read',
    module: 'consolidation',
    summary: 'Lists the member’s claims, newest first.',
    input: wireObject(pageRequest(20, 50)),
    output: page(Claim),
  }),
  claim: ownCall({
    path: '/Parcel_Claim/AddData',
    access: 'member',
    effect: 'change',
    module: 'consolidation',
    limit: 'guess',
    summary: 'Claims an unclaimed parcel with its full number and pictures as proof.',
    input: wireObject(
      {
        parcelId: bigRecordId,
        courierNumber: typedNumber.min(1),
        note: remark.default(''),
        proof: z.array(z.uuid()).max(6).default([]),
      },
      { courierNumber: 'Code', note: 'Rem' },
    ),
    output: Claim,
  }),
  withdrawClaim: ownCall({
    path: '/Parcel_Claim/Withdraw',
    access: 'member',
    effect: 'change',
    module: 'consolidation',
    summary: 'Withdraws a pending claim.',
    input: wireObject({ id: bigRecordId }),
    output: z.null(),
  }),
};
