// Written by tools/generate-tables.ts from the migrated database: do not edit.

/** Tables and columns that refer to an editable record of a shop and have an index on it. */
export const references: Readonly<Record<string, readonly (readonly [table: string, column: string])[]>> = {
  addedService: [
    ['addedServiceOption', 'addedServiceId'],
  ],
  bin: [
    ['parcel', 'binId'],
  ],
  campaign: [
    ['coupon', 'campaignId'],
  ],
  carrier: [
    ['carrierInvoice', 'carrierId'],
    ['codStatement', 'carrierId'],
  ],
  destination: [
    ['line', 'countryId'],
  ],
  line: [
    ['carrierPrice', 'lineId'],
    ['lineGoodsType', 'lineId'],
    ['tariffDraft', 'lineId'],
    ['tariffVersion', 'lineId'],
  ],
  remoteArea: [
    ['remoteAreaPlace', 'remoteAreaId'],
  ],
  warehouse: [
    ['bin', 'warehouseId'],
    ['labelPrinter', 'warehouseId'],
    ['parcel', 'warehouseId'],
    ['printAgent', 'warehouseId'],
    ['returnParcel', 'warehouseId'],
    ['serviceRequest', 'warehouseId'],
    ['shopOrder', 'warehouseId'],
    ['stock', 'warehouseId'],
    ['stockInbound', 'warehouseId'],
    ['supportCase', 'warehouseId'],
    ['wave', 'warehouseId'],
  ],
};
