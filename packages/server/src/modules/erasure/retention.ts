import { erasedMemberColumns } from '../member/index.ts';

/** How a table is kept after its company was erased. */
type Kept = {
  readonly reason: string;
  /** Years after closing; then the rows are deleted, too. Null: they stay. */
  readonly years: number | null;
  /**
   * Columns with personal data, or with references to erased rows, and what replaces them. `<column>` is the
   * row's own value.
   */
  readonly blanks?: Readonly<Record<string, string | null>>;
};

/** Longest period for books and vouchers in the markets of the kits (Vietnam, Taiwan, China: ten years). */
const bookYears = 10;
const books = 'books of account';
const voucher = 'voucher of a payment, kept with the books';
const invoice = 'the order is the invoice; its prices refer to this';
const settlement = 'settlement with a business partner, kept with the books';

/**
 * The only tables of a company that outlive its erasure; every other one is deleted. A test compares this list
 * with the catalogue: what a kept row refers to is kept as long, or the reference is blanked.
 */
export const keptTables: Readonly<Record<string, Kept>> = {
  tenant: { reason: 'number and name of the company; the number is never given again', years: null },
  company_erasure: { reason: 'the proof of the erasure', years: null },
  shop: {
    reason: 'owner of the ledger',
    years: bookYears,
    blanks: { logo_key: null, icon_key: null, contact_links: '[]' },
  },
  ledger_account: { reason: books, years: bookYears },
  ledger_proof: { reason: 'how far the books were verified', years: bookYears },
  journal: { reason: books, years: bookYears, blanks: { remark: '' } },
  entry: { reason: books, years: bookYears },
  member: {
    reason: 'pseudonym of the owner of an account in the ledger',
    years: bookYears,
    blanks: erasedMemberColumns,
  },
  staff: {
    reason: 'pseudonym of the person who decided about money',
    years: bookYears,
    blanks: {
      name: '',
      email: 'erased-<id>@erased.invalid',
      password_hash: null,
      password_is_given: 'false',
      totp_secret: null,
      roles: '{clerk}',
      company_role_id: null,
      is_limited: 'false',
      state: 'suspended',
      last_sign_in_at: null,
      wrong_code_at: null,
    },
  },
  payment: {
    reason: voucher,
    years: bookYears,
    blanks: { qr_text: null, redirect_url: null, session_number: null, return_path: '' },
  },
  payment_order: { reason: voucher, years: bookYears },
  refund: { reason: voucher, years: bookYears, blanks: { request_id: null, reason: '' } },
  withdrawal: { reason: voucher, years: bookYears, blanks: { proof_key: null, reason: '' } },
  wallet_adjustment: { reason: voucher, years: bookYears, blanks: { reason: '', note: '' } },
  bank_card: {
    reason: 'bank and last four digits of a payout',
    years: bookYears,
    blanks: { holder: '', number_sealed: '', number_print: '', is_removed: 'true' },
  },
  bank_receipt: { reason: voucher, years: bookYears, blanks: { payer_name: '' } },
  bank_account: { reason: 'account of the company that a receipt names', years: bookYears },
  reconciliation: { reason: books, years: bookYears },
  reconciliation_break: { reason: books, years: bookYears, blanks: { note: '' } },
  shop_order: {
    reason: 'the invoice: what was charged, without the receiver',
    years: bookYears,
    blanks: {
      quote_id: null,
      wave_id: null,
      batch_id: null,
      receiver_name: '',
      receiver_phone: '',
      receiver_telephone: '',
      receiver_postcode: '',
      receiver_region_id: null,
      receiver_region: '',
      receiver_detail: '',
      receiver_id_sealed: null,
      receiver_print: null,
      goods_name: '',
      declaration: '[]',
      remark: '',
      exception_note: '',
      client_number: null,
      carrier_bill_number: null,
    },
  },
  line: { reason: invoice, years: bookYears },
  tariff_version: { reason: invoice, years: bookYears },
  destination: { reason: invoice, years: bookYears },
  goods_type: { reason: invoice, years: bookYears },
  carrier: { reason: invoice, years: bookYears },
  carrier_invoice: { reason: voucher, years: bookYears },
  carrier_invoice_line: { reason: voucher, years: bookYears, blanks: { note: '' } },
  delivery_speed: { reason: invoice, years: bookYears },
  warehouse: { reason: invoice, years: bookYears, blanks: { receiver: '', phone: '' } },
  pickup_point: { reason: invoice, years: bookYears, blanks: { phone: '', telephone: '' } },
  cod_order: { reason: settlement, years: bookYears, blanks: { refusal_reason: '' } },
  cod_remittance: { reason: settlement, years: bookYears },
  cod_statement: { reason: settlement, years: bookYears },
  cod_statement_line: { reason: settlement, years: bookYears, blanks: { note: '' } },
  peer: { reason: settlement, years: bookYears, blanks: { name: 'Erased <member_id>' } },
  peer_statement: { reason: settlement, years: bookYears },
  peer_statement_order: { reason: settlement, years: bookYears },
  agent_plan: { reason: settlement, years: bookYears },
  earning: { reason: settlement, years: bookYears },
  earning_move: { reason: settlement, years: bookYears },
  audit: {
    reason: 'who decided about money (see keptActs); all other lines are deleted',
    years: bookYears,
    blanks: { details: '{}', address: '::' },
  },
};

/** Groups of acts in the audit log that are about money or about the company itself. */
export const keptActs: readonly string[] = [
  'adjust',
  'carrier-invoices',
  'cod',
  'companies',
  'deposits',
  'earnings',
  'payments',
  'peer-statements',
  'reconciliation',
  'refunds',
  'wallets',
  'withdrawals',
];

/** Sessions and secrets: deleted before anything else. */
export const secretTables: readonly string[] = [
  'session',
  'staff_session',
  'qr_sign_in',
  'sign_in_code',
  'sms_code',
  'password_link',
  'staff_link',
  'staff_recovery_code',
  'preview_pass',
  'shop_preview_link',
  'api_key',
  // Refers to the next.
  'label_job',
  'print_agent',
  'gateway_account',
  'mail_sender',
  'marketplace_grant',
];
