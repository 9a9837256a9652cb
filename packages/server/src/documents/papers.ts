import type { UnitKind } from '@onehaul/domain/order/load-unit';
import type { BoxListLine } from '@onehaul/domain/dedicated/box-list';
import type { Bill } from '@onehaul/domain/fee/bill';
import type { ColumnType } from '@onehaul/domain/import/column';
import type { ImportKind } from '@onehaul/domain/import/import-state';
import type { Heading } from '@onehaul/domain/import/parse-rows';
import type { Language } from '@onehaul/domain/language';
import type { DeclaredGoods } from '@onehaul/domain/order/instruction';
import type { OrderStage } from '@onehaul/domain/order/order-state';
import { type PaperKind, type PaperLayout, standardLayout } from '@onehaul/domain/paper/layout';
import type { FlowUnit } from '@onehaul/domain/wallet/flow';
import type { JournalKind } from '@onehaul/domain/wallet/journal';

/** How a shop has a paper drawn. */
export type DrawnLayout<Kind extends PaperKind> = PaperLayout<Kind> & {
  /** PNG; null when none is shown. */
  readonly logo: Uint8Array | null;
  /** Plain text in the language of the paper. */
  readonly footer: string;
};

/** What a shop prints that has changed nothing. */
export const plainLayout = <Kind extends PaperKind>(kind: Kind): DrawnLayout<Kind> => ({
  ...standardLayout(kind),
  logo: null,
  footer: '',
});

/** Addressing fields that every document of an order shows. */
export type AddressFields = {
  readonly shopName: string;
  readonly number: string;
  readonly lineName: string;
  readonly destinationName: string;
  readonly receiverName: string;
  readonly receiverPhone: string;
  readonly receiverAddress: string;
  readonly receiverPostcode: string;
  /** Empty for delivery to the address. */
  readonly pickupPointName: string;
  readonly memberCode: string;
  readonly isCollect: boolean;
};

export type LabelBox = AddressFields & {
  readonly box: number;
  readonly boxCount: number;
  readonly weightGrams: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly carrierName: string;
  readonly carrierBillNumber: string;
  readonly warehouseName: string;
};

type PaperBox = Pick<LabelBox, 'box' | 'weightGrams' | 'lengthMm' | 'widthMm' | 'heightMm'>;

export type OrderPaper = AddressFields & {
  readonly createdAt: Date;
  readonly timeZone: string;
  readonly warehouseName: string;
  readonly carrierName: string;
  readonly carrierBillNumber: string;
  readonly remark: string;
  readonly parcels: readonly {
    readonly courierNumber: string;
    readonly goodsName: string;
    readonly quantity: number;
    readonly weightGrams: number | null;
  }[];
  readonly boxes: readonly PaperBox[];
  readonly declaration: readonly DeclaredGoods[];
  readonly bill: Bill | null;
  readonly totalMinor: number;
  readonly paidMinor: number;
  readonly dueMinor: number;
};

export type BinLabelSheet = {
  readonly warehouseName: string;
  readonly codes: readonly string[];
  readonly size: 'a4' | 'roll';
};

export type UnitLabelPaper = {
  readonly shopName: string;
  readonly warehouseName: string;
  readonly lineName: string;
  readonly carrierName: string;
  readonly destinationName: string;
  readonly batchNumber: string;
  readonly number: string;
  readonly kind: UnitKind;
  readonly boxes: number;
  readonly weightGrams: number | null;
};

export type ManifestPaper = {
  readonly shopName: string;
  readonly number: string;
  readonly timeZone: string;
  readonly warehouseName: string;
  readonly lineName: string;
  readonly carrierName: string;
  readonly destinationName: string;
  readonly sealNumber: string;
  readonly vehicle: string;
  readonly driverName: string;
  readonly closedAt: Date | null;
  readonly departedAt: Date | null;
  /** PNG or JPEG. */
  readonly signature: Uint8Array | null;
  readonly units: readonly {
    readonly number: string;
    readonly kind: UnitKind;
    readonly weightGrams: number | null;
  }[];
  readonly orders: readonly {
    /** The bag or pallet; null for a loose order. */
    readonly unitNumber: string | null;
    readonly number: string;
    readonly carrierBillNumber: string;
    readonly receiverName: string;
    readonly destination: string;
    readonly boxCount: number;
    readonly weightGrams: number;
  }[];
};

/** A row of the customs file: one kind of goods of one order. */
export type CustomsRow = DeclaredGoods & {
  readonly number: string;
  readonly carrierBillNumber: string;
  readonly receiverName: string;
  /** Weight of the order, only on its first row. */
  readonly weightGrams: number | null;
};

export type OrderListRow = {
  readonly number: string;
  readonly stage: OrderStage;
  readonly createdAt: Date;
  readonly timeZone: string;
  readonly lineName: string;
  readonly destinationName: string;
  readonly receiverName: string;
  readonly receiverPhone: string;
  readonly receiverAddress: string;
  readonly carrierBillNumber: string;
  readonly goodsName: string;
  readonly parcelCount: number;
  readonly boxCount: number;
  readonly weightGrams: number;
  readonly totalMinor: number;
  readonly paidMinor: number;
  readonly remark: string;
};

/** A movement of a member's balance or points. */
type MovementRow = {
  readonly kind: JournalKind;
  readonly unit: FlowUnit;
  readonly createdAt: Date;
  readonly beforeMinor: number;
  readonly changeMinor: number;
  readonly afterMinor: number;
  readonly pointsBefore: number;
  readonly pointsChange: number;
  readonly pointsAfter: number;
  readonly orders: readonly { readonly number: string }[];
  readonly number: string;
  readonly remark: string;
};

/** A month of a member's balance; movements are sorted oldest first. */
export type StatementPaper = {
  readonly shopName: string;
  readonly memberCode: string;
  readonly memberName: string;
  readonly timeZone: string;
  /** `2026-11` */
  readonly month: string;
  readonly openingMinor: number;
  readonly closingMinor: number;
  readonly rows: readonly MovementRow[];
};

/** A month of a peer's orders, to be paid together. */
export type PeerStatementPaper = {
  readonly shopName: string;
  readonly peerName: string;
  readonly memberCode: string;
  readonly timeZone: string;
  readonly number: string;
  /** `2026-11` */
  readonly month: string;
  readonly issuedAt: Date;
  readonly dueOn: string;
  readonly paidAt: Date | null;
  readonly totalMinor: number;
  readonly lines: readonly {
    readonly number: string;
    readonly clientNumber: string;
    readonly lineName: string;
    readonly countryName: string;
    readonly receiverName: string;
    readonly boxCount: number;
    readonly weightGrams: number;
    readonly shippedAt: Date;
    readonly minor: number;
    readonly taxMinor: number;
  }[];
};

/** What a company owes the platform for a month. */
export type CompanyInvoicePaper = {
  readonly number: string;
  /** First day of the month. */
  readonly month: string;
  readonly issuedAt: Date;
  readonly company: string;
  readonly issuer: string;
  readonly issuerAddress: string;
  readonly plan: string;
  /** Null: unlimited. */
  readonly includedParcels: number | null;
  readonly parcels: number;
  readonly currencyCode: string;
  readonly totalMinor: number;
  readonly lines: readonly {
    readonly kind: 'plan' | 'extraParcels';
    readonly quantity: number;
    readonly unitMinor: number;
    readonly amountMinor: number;
    /** Of a part of the month; null: the plan of the whole month. */
    readonly plan: string | null;
    readonly fromDay: string | null;
    readonly toDay: string | null;
  }[];
};

export type FlowList = { readonly timeZone: string; readonly rows: readonly MovementRow[] };

/** The goods of an order and their value, for customs. */
export type InvoicePaper = OrderPaper & {
  readonly invoiceNumber: string;
  readonly invoicedAt: Date;
  readonly receiverEmail: string;
  readonly netGrams: number;
};

/** A month of an agent; amounts in fen. */
export type SettlementRow = {
  readonly shopName: string;
  readonly agentCode: string;
  readonly agentName: string;
  readonly earnedMinor: number;
  readonly reversedMinor: number;
  readonly movedMinor: number;
  readonly payableMinor: number;
};

/** A column of an import template. */
export type TemplateColumn = {
  readonly heading: string;
  readonly type: ColumnType;
  readonly isRequired: boolean;
};

/** Rows of an imported sheet with problems; cells and problems are JSON text because there may be many. */
export type BadRows = {
  readonly headings: readonly Heading[];
  readonly rows: readonly { readonly row: number; readonly cells: string; readonly problems: string }[];
  readonly kind: ImportKind;
};

/** A paper that a shop can lay out. */
export type LaidOutPaper =
  | {
      readonly kind: 'labels';
      readonly layout: DrawnLayout<'label'>;
      readonly boxes: readonly LabelBox[];
    }
  | {
      readonly kind: 'orders';
      readonly layout: DrawnLayout<'orderSheet'>;
      readonly orders: readonly OrderPaper[];
    }
  | { readonly kind: 'invoice'; readonly layout: DrawnLayout<'invoice'>; readonly invoice: InvoicePaper };

/** Pages of a paper as pictures; `count` includes those not drawn. */
export type PaperPreview = { readonly pages: readonly string[]; readonly count: number };

/** A task for the worker thread that draws documents. */
export type PaperTask = { readonly language: Language } & (
  | LaidOutPaper
  | { readonly kind: 'preview'; readonly paper: LaidOutPaper }
  | { readonly kind: 'boxList'; readonly lines: readonly BoxListLine[] }
  | { readonly kind: 'manifest'; readonly manifest: ManifestPaper }
  | { readonly kind: 'unitLabel'; readonly unit: UnitLabelPaper }
  | { readonly kind: 'binLabels'; readonly sheet: BinLabelSheet }
  | { readonly kind: 'customs'; readonly rows: readonly CustomsRow[] }
  | { readonly kind: 'orderList'; readonly rows: readonly OrderListRow[] }
  | { readonly kind: 'settlement'; readonly rows: readonly SettlementRow[] }
  | { readonly kind: 'statement'; readonly statement: StatementPaper }
  | { readonly kind: 'peerStatement'; readonly statement: PeerStatementPaper }
  | { readonly kind: 'peerStatementRows'; readonly statement: PeerStatementPaper }
  | { readonly kind: 'companyInvoice'; readonly invoice: CompanyInvoicePaper }
  | { readonly kind: 'flow'; readonly flow: FlowList }
  | { readonly kind: 'template'; readonly columns: readonly TemplateColumn[] }
  | { readonly kind: 'badRows'; readonly bad: BadRows }
);
