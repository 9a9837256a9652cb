// Generates packages/server/src/db/tables.ts from a migrated database: query types match the real schema.
import { writeFile } from 'node:fs/promises';
import pg from 'pg';
import { addressFromEnvironment, connectionAs } from '../database/migrate.ts';

const typeOf: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  text: 'string',
  bool: 'boolean',
  timestamptz: 'Date',
  jsonb: 'unknown',
  uuid: 'string',
  inet: 'string',
  bytea: 'Buffer',
  float8: 'number',
  date: 'string',
  _int4: 'number[]',
  _int8: 'string[]',
  _text: 'string[]',
  _uuid: 'string[]',
  translated: 'Translated',
};

/** Columns whose values are domain literals. */
const wordsOf: Record<string, string> = {
  'article.type': 'ArticleType',
  'article.category': 'HelpCategory',
  'shop.languages': '[Language, ...Language[]]',
  'shop.modules': 'Module[]',
  'shop.state': 'ShopState',
  'tenant.state': 'TenantState',
  'shop.color_scheme': 'ColorScheme',
  'shop.contact_links': 'ContactLink[]',
  'shop.figures': 'ShopFigure[]',
  'shop.home_sections': 'HomeSection[]',
  'shop.tax_mode': "'excluded' | 'included' | 'formal'",
  'delivery_speed.transport': "'air' | 'sea' | 'land' | 'express'",
  'member.sex': 'Sex',
  'member.state': 'MemberState',
  'member.language': 'Language',
  'session.method': "'password' | 'phone' | 'qr' | 'code'",
  'session.ended_by': "'logout' | 'other' | 'password' | 'reuse' | 'staff' | 'cancellation' | 'phone'",
  'sms_code.purpose': "'signIn' | 'resetPassword' | 'provePhone' | 'stepUp'",
  'qr_sign_in.state': "'waiting' | 'seen' | 'approved' | 'refused' | 'used'",
  'staff.roles': 'Role[]',
  'company_role.permissions': 'Permission[]',
  'staff.language': 'Language',
  'staff.state': "'active' | 'suspended' | 'visitor'",
  'operator_grant.level': 'AccessLevel',
  'platform_announcement.severity': 'AnnouncementSeverity',
  'staff_session.stage': "'password' | 'full'",
  'staff_link.purpose': "'invitation' | 'password'",
  'tariff_version.tariff': 'Tariff',
  'tariff_draft.tariff': 'Tariff',
  'quote.shipment': 'Shipment',
  'quote.bill': 'Bill',
  'added_service.target': "'order' | 'parcel'",
  'list_export.list': 'ExportedList',
  'list_export.format': 'SheetFormat',
  'list_export.state': 'ExportState',
  'list_export.language': 'Language',
  'parcel.state': 'ParcelState',
  'parcel.stage': "ParcelStage | 'unclaimed' | 'joined'",
  'parcel.hold_reason': 'HoldReason',
  'parcel.storage_step': 'StorageStep',
  'parcel_tally.stage': "ParcelStage | 'joined'",
  'parcel_event.from_state': 'ParcelState',
  'parcel_event.to_state': 'ParcelState',
  'parcel_event.act': 'EventAct',
  'parcel_event.actor': "'member' | 'staff' | 'system'",
  'parcel_event.details': 'Record<string, unknown>',
  'parcel_photo.kind': "'label' | 'whole' | 'damage'",
  'parcel_claim.state': 'ClaimState',
  'disposal.outcome': "'disposed' | 'returned'",
  'disposal.state': "'open' | 'confirmed' | 'refused'",
  'outbox.details': 'Record<string, unknown>',
  'notice.kind': 'NoticeKind',
  'notice.details': 'Record<string, unknown>',
  'notice.subject': 'NoticeSubject',
  'pickup_point.kind': "'counter' | 'partner' | 'locker'",
  'ledger_account.kind': 'AccountKind',
  'entry.account': 'AccountKind',
  'ledger_proof.account': 'AccountKind',
  'wallet_adjustment.account': 'AdjustedAccount',
  'wallet_adjustment.state': 'AdjustmentState',
  'journal.kind': 'JournalKind',
  'journal.actor': "'member' | 'staff' | 'system'",
  'quote.instruction': 'QuotedInstruction',
  'address.kind': "'dispatch' | 'pickup'",
  'line.pay_policy': 'PayPolicy',
  'line.delivery': 'LineDelivery',
  'wave.state': "'open' | 'done'",
  'batch.state': 'BatchState',
  'load_unit.kind': 'UnitKind',
  'load_unit.state': 'UnitState',
  'batch_event.from_state': 'BatchState',
  'batch_event.to_state': 'BatchState',
  'batch_event.details': 'Record<string, unknown>',
  'shop_order.kind': 'OrderKind',
  'order_tally.kind': 'OrderKind',
  'import_file.kind': 'ImportKind',
  'import_file.state': 'ImportState',
  'import_file.headings': 'Heading[]',
  'import_file.choices': 'Record<string, unknown>',
  'import_file.refusal': 'RefusalCode',
  'import_row.cells': '(string | null)[]',
  'import_row.read_values': 'Record<string, CellValue>',
  'import_row.problems': 'CellProblem[]',
  'stock_inbound.state': "'expected' | 'received' | 'cancelled'",
  'stock_movement.kind': 'StockMovementKind',
  'stock_movement.actor': "'member' | 'staff' | 'system'",
  'cod_order.state': 'CodState',
  'cod_statement.state': "'open' | 'settled'",
  'carrier_invoice_line.outcome': 'InvoiceOutcome',
  'carrier_invoice_line.resolution': 'InvoiceResolution',
  'cod_statement_line.outcome': 'StatementOutcome',
  'cod_statement_line.resolution': 'StatementResolution',
  'marketplace_shop.platform': 'Platform',
  'marketplace_shop.state': 'MarketplaceShopState',
  'marketplace_grant.platform': 'Platform',
  'first_mile.state': "'open' | 'handedOver'",
  'marketplace_order.state': 'MarketplaceState',
  'marketplace_order.standing': 'PlatformStanding',
  'marketplace_order.items': 'MarketplaceItem[]',
  'return_parcel.state': 'ReturnState',
  'return_parcel.wish': "'ask' | 'restock'",
  'peer.state': "'active' | 'suspended'",
  'peer_statement.state': "'issued' | 'paid'",
  'peer_statement.paid_by': "'balance' | 'bank'",
  'dedicated_order.weight_rows': 'WeightRow[]',
  'dedicated_order.size_rows': 'SizeRow[]',
  'print_job.kind': "'sheet' | 'labels' | 'rows'",
  'print_job.state': "'waiting' | 'running' | 'done' | 'failed'",
  'print_job.language': 'Language',
  'shop_order.step': 'OrderStep',
  'shop_order.state': 'OrderState',
  'shop_order.stage': 'OrderStage',
  'shop_order.pay_policy': 'PayPolicy',
  'shop_order.delivery': "'dispatch' | 'pickup'",
  'shop_order.packing': "'together' | 'asTheyAre'",
  'shop_order.declaration': 'DeclaredGoods[]',
  'shop_order.services': 'RequestedService[]',
  'shop_order.shipment': 'Shipment',
  'shop_order.quoted_bill': 'Bill',
  'shop_order.bill': 'Bill',
  'shop_order.packed_bill': 'Bill',
  'shop_order.exception': 'OrderException',
  'order_tally.stage': 'OrderStage',
  'order_event.act': 'OrderEventAct',
  'order_event.from_step': 'OrderStep',
  'order_event.to_step': 'OrderStep',
  'order_event.actor': "'member' | 'staff' | 'system'",
  'order_event.details': 'Record<string, unknown>',
  'order_photo.kind': "'scale' | 'box' | 'label' | 'exception' | 'delivery'",
  'track_event.source': 'TrackSource',
  'track_event.phase': 'TrackPhase',
  'track_watch.state': "'asked' | 'active' | 'ended'",
  'carrier.tracking_codes': 'Record<string, string>',
  'gateway_account.gateway': "'wechat' | 'alipay' | 'stripe' | 'kuaidi100' | 'track17' | 'shopee'",
  'payment.purpose': 'PaymentPurpose',
  'payment.method': 'PayMethod',
  'payment.state': 'PaymentState',
  'payment.held_for': 'PaymentHoldReason',
  'test_payment.gateway': 'GatewayMethod',
  'test_payment.state': 'TestPaymentState',
  'gateway_event.origin': "'notice' | 'query'",
  'gateway_event.fact': "'paid' | 'closed' | 'refunded'",
  'refund.route': "'wallet' | 'gateway'",
  'refund.why': 'RefundReason',
  'refund.state': 'RefundState',
  'reconciliation_break.kind': "'onlyTheirs' | 'onlyOurs' | 'amount' | 'currency'",
  'order_task.kind': "'points' | 'earnings' | 'cod'",
  'withdrawal.state': 'WithdrawalState',
  'point_lot.source': 'PointSource',
  'campaign.kind': 'CampaignKind',
  'agent_plan.model': 'CommissionModel',
  'agent.state': 'AgentState',
  'earning.state': 'EarningState',
  'earning.void_for': 'VoidReason',
  'earning.terms': 'Record<string, unknown>',
  'customs_rule.kind': 'CustomsRuleKind',
  'customs_rule.terms': 'Record<string, unknown>',
  'consignee_confirmation.state': 'ConfirmationState',
  'order_review.state': 'ReviewState',
  'service_request.state': 'ServiceState',
  'service_request.found': 'ServiceMeasurements',
  'service_request.finds': 'ServiceFinding',
  'added_service_option.finds': 'ServiceFinding',
  'notice_choice.kind': 'NoticeKind',
  'notice_choice.channel': 'NoticeChannel',
  'notice_delivery.channel': 'NoticeChannel',
  'notice_template.kind': 'NoticeKind',
  'notice_template.channel': 'TemplateChannel',
  'notice_delivery.state': "'due' | 'sent' | 'failed' | 'dropped'",
  'support_case.kind': 'CaseKind',
  'support_case.state': 'CaseState',
  'support_case.measured': 'MeasurementResult',
  'support_case.remeasured': 'MeasurementResult',
  'support_case.outcome': 'MeasureOutcome',
  'case_message.act': 'CaseMessageAct',
  'case_message.actor': "'member' | 'staff' | 'system'",
  'case_message.details': 'Record<string, unknown>',
  'audit.details': 'Record<string, unknown>',
  'record_version.act': "'baseline' | 'created' | 'changed' | 'archived' | 'restored' | 'reverted'",
  'record_version.content': 'Record<string, unknown>',
  'record_draft.content': 'Record<string, unknown>',
  'record_draft.refusal': '{ code: RefusalCode; details: RefusalDetails }',
  'pickup_point.opening_hours': 'Partial<OpeningHours>',
  'job_failure.kind': 'FailureKind',
  'job_failure.job': 'JobName',
  'pay_type.kind': "'balance' | 'wechat' | 'alipay' | 'bankDeposit' | 'stripe'",
};

const columnsSql = `
  select c.relname as table, a.attname as column, t.typname as type, a.attnotnull as required,
         a.atthasdef or a.attidentity <> '' as generated
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
  order by c.relname, a.attname`;

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

export async function generateTables(config: pg.ClientConfig): Promise<string> {
  const client = new pg.Client(config);
  await client.connect();
  const { rows } = await client.query(columnsSql);
  await client.end();
  const tables = Map.groupBy(rows, (row) => row.table as string);
  const body = [...tables].map(([table, columns]) => {
    const lines = columns.map(({ column, type, required, generated }) => {
      const word = wordsOf[`${table}.${column}`] ?? typeOf[type];
      if (!word) throw new Error(`no type for ${table}.${column} (${type})`);
      const value = required ? word : `${word} | null`;
      return `    ${camel(column)}: ${generated ? `Generated<${value}>` : value};`;
    });
    return `  ${camel(table)}: {\n${lines.join('\n')}\n  };`;
  });
  return `// Written by tools/generate-tables.ts from the migrated database: do not edit.
import type { ExportState } from '@onehaul/domain/archive';
import type { AgentState, CommissionModel, EarningState, VoidReason } from '@onehaul/domain/agent/earning-state';
import type { ArticleType, HelpCategory } from '@onehaul/domain/article';
import type { FailureKind, JobName } from '@onehaul/domain/job-name';
import type { ConfirmationState, CustomsRuleKind } from '@onehaul/domain/customs/confirmation-state';
import type { InvoiceOutcome, InvoiceResolution } from '@onehaul/domain/carrier/invoice';
import type { CodState, StatementOutcome, StatementResolution } from '@onehaul/domain/cod/cod-state';
import type { SizeRow, WeightRow } from '@onehaul/domain/dedicated/rows';
import type { ImportKind, ImportState } from '@onehaul/domain/import/import-state';
import type { CellValue } from '@onehaul/domain/import/parse-cell';
import type { CellProblem, Heading } from '@onehaul/domain/import/parse-rows';
import type { MarketplaceItem, MarketplaceShopState, MarketplaceState, Platform, PlatformStanding } from '@onehaul/domain/marketplace/marketplace-state';
import type { AnnouncementSeverity } from '@onehaul/domain/platform-announcement';
import type { AccessLevel } from '@onehaul/domain/staff/operator-access';
import type { OrderKind } from '@onehaul/domain/order/order-kind';
import type { OpeningHours } from '@onehaul/domain/opening-hours';
import type { RefusalCode, RefusalDetails } from '@onehaul/domain/refusal';
import type { ReturnState } from '@onehaul/domain/returns/return-state';
import type { StockMovementKind } from '@onehaul/domain/stock/stock';
import type { Bill } from '@onehaul/domain/fee/bill';
import type { Shipment } from '@onehaul/domain/fee/shipment';
import type { Tariff } from '@onehaul/domain/fee/tariff';
import type { ExportedList, SheetFormat } from '@onehaul/domain/list-export';
import type { Language, Translated } from '@onehaul/domain/language';
import type { MemberState, Sex } from '@onehaul/domain/member';
import type { NoticeChannel, NoticeKind, NoticeSubject } from '@onehaul/domain/notice';
import type { TemplateChannel } from '@onehaul/domain/notice-template';
import type { BatchState } from '@onehaul/domain/order/batch-state';
import type { UnitKind, UnitState } from '@onehaul/domain/order/load-unit';
import type { RequestedService, DeclaredGoods, QuotedInstruction } from '@onehaul/domain/order/instruction';
import type { LineDelivery } from '@onehaul/domain/order/line-delivery';
import type { OrderEventAct, OrderException, OrderStage, OrderState, OrderStep, PayPolicy } from '@onehaul/domain/order/order-state';
import type { ClaimState } from '@onehaul/domain/parcel/claim';
import type { EventAct, HoldReason, ParcelStage, ParcelState } from '@onehaul/domain/parcel/parcel-state';
import type { StorageStep } from '@onehaul/domain/parcel/storage-clock';
import type { GatewayMethod, PaymentHoldReason, PaymentPurpose, PaymentState, PayMethod, RefundReason, RefundState } from '@onehaul/domain/payment/payment-state';
import type { TestPaymentState } from '@onehaul/domain/payment/test-payment';
import type { CampaignKind, PointSource } from '@onehaul/domain/reward/campaign';
import type { ServiceFinding, ServiceMeasurements, ServiceState } from '@onehaul/domain/service/service-state';
import type { ReviewState } from '@onehaul/domain/review/review-state';
import type { ColorScheme, ContactLink, HomeSection, Module, ShopFigure, ShopState } from '@onehaul/domain/shop';
import type { Permission, Role } from '@onehaul/domain/staff/role';
import type { CaseKind, CaseMessageAct, CaseState } from '@onehaul/domain/case/case-state';
import type { MeasurementResult, MeasureOutcome } from '@onehaul/domain/case/measurement';
import type { TenantState } from '@onehaul/domain/tenant';
import type { TrackPhase, TrackSource } from '@onehaul/domain/tracking/phase';
import type { AccountKind } from '@onehaul/domain/wallet/account';
import type { AdjustedAccount, AdjustmentState } from '@onehaul/domain/wallet/adjustment';
import type { JournalKind } from '@onehaul/domain/wallet/journal';
import type { WithdrawalState } from '@onehaul/domain/wallet/withdrawal-state';
import type { Generated } from 'kysely';

export type Tables = {\n${body.join('\n')}\n};\n`;
}

const referencesSql = `
  select target.relname as target, source.relname as table, attribute.attname as column
  from pg_constraint k
  join pg_class source on source.oid = k.conrelid join pg_class target on target.oid = k.confrelid
  join pg_attribute attribute on attribute.attrelid = k.conrelid and attribute.attnum = k.conkey[3]
  where k.contype = 'f' and k.connamespace = 'public'::regnamespace and cardinality(k.conkey) = 3
    and exists (select from pg_attribute a where a.attrelid = target.oid and a.attname = 'archived_at')
    and exists (select from pg_index i where i.indrelid = k.conrelid
      and (i.indkey::int2[])[0:2] @> k.conkey and (i.indkey::int2[])[0:2] <@ k.conkey)
  order by 1, 2, 3`;

/**
 * Lists the foreign keys that point at an editable record of a shop and are served by an index, for the usage check before
 * archiving: a new table is counted without anybody adding it.
 */
export async function generateReferences(config: pg.ClientConfig): Promise<string> {
  const client = new pg.Client(config);
  await client.connect();
  const { rows } = await client.query(referencesSql);
  await client.end();
  const targets = Map.groupBy(rows, (row) => row.target as string);
  const body = [...targets].map(([target, keys]) => {
    const lines = keys.map(({ table, column }) => `    ['${camel(table)}', '${camel(column)}'],`);
    return `  ${camel(target)}: [\n${lines.join('\n')}\n  ],`;
  });
  return `// Written by tools/generate-tables.ts from the migrated database: do not edit.

/** Tables and columns that refer to an editable record of a shop and have an index on it. */
export const references: Readonly<Record<string, readonly (readonly [table: string, column: string])[]>> = {\n${body.join('\n')}\n};\n`;
}

if (import.meta.main) {
  const connection = connectionAs('onehaul_owner', addressFromEnvironment());
  const folder = new URL('../packages/server/src/db/', import.meta.url);
  await writeFile(new URL('tables.ts', folder), await generateTables(connection));
  await writeFile(new URL('references.ts', folder), await generateReferences(connection));
}
