import { randomBytes } from 'node:crypto';
import type { ConfirmationState } from '@onehaul/domain/customs/confirmation-state';
import type { TestDatabase } from './test-database.ts';

type Shop = { readonly id: number; readonly tenantId: number };
type Order = { readonly id: number };

/** A valid goods declaration with its declarant. */
export const declarationBody = {
  Name: '李雷',
  Phone: '13800138000',
  Tel: '0755-88888888',
  Email: 'li@example.com',
  Address: '深圳市南山区科技路1号',
  PostCode: '518000',
  GoodsNameCN: '纯棉T恤',
  GoodsNameEN: 'Cotton T-shirt',
  HSCode: '610910',
  Material: 'cotton',
  Account: 2,
  Price: 45.5,
  IdCard: '11010519491231002X',
};

export async function aGoodsDeclaration(
  database: TestDatabase,
  shop: Shop,
  member: { readonly id: number },
  nameChinese = '纯棉T恤',
): Promise<number> {
  const [row] = await database.sql(
    `insert into goods_declaration (tenant_id, shop_id, member_id, name, phone, address, name_zh, name_en, quantity,
       unit_minor, id_card_sealed)
     values ($1, $2, $3, '李雷', '13800138000', '1', $4, 'Cotton T-shirt', 1, 4500, $5) returning id`,
    [shop.tenantId, shop.id, member.id, nameChinese, randomBytes(40)],
  );
  return Number(row!.id);
}

/** A consignee confirmation, due in `dueHours`; negative if overdue. */
export async function aConfirmation(
  database: TestDatabase,
  shop: Shop,
  order: Order,
  { state = 'waiting' as ConfirmationState, dueHours = 24 } = {},
): Promise<void> {
  await database.sql(
    `insert into consignee_confirmation (tenant_id, shop_id, order_id, member_id, state, asked_at, due_at, answered_at)
     select tenant_id, shop_id, id, member_id, $4, now() - interval '2 days', now() + make_interval(hours => $5),
       case when $4 in ('confirmed', 'mismatch') then now() end
     from shop_order where tenant_id = $1 and shop_id = $2 and id = $3`,
    [shop.tenantId, shop.id, order.id, state, dueHours],
  );
}

type RuleDraft = {
  readonly id: string;
  readonly kind: string;
  readonly words?: readonly string[];
  readonly countryCodes?: readonly string[];
  readonly validFrom?: string;
  readonly terms?: object;
};

export async function aCustomsRule(database: TestDatabase, draft: RuleDraft): Promise<void> {
  const { id, kind, words = [], countryCodes = [], validFrom = '2020-01-01', terms = {} } = draft;
  await database.sql(
    `insert into customs_rule (id, kind, topic, words, country_codes, notes, terms, source_url, valid_from)
     values ($1, $2, 'test', $3, $4, $5, $6, 'https://example.test', $7)`,
    [
      id,
      kind,
      words,
      countryCodes,
      JSON.stringify({ en: `${id} says so` }),
      JSON.stringify(terms),
      validFrom,
    ],
  );
}

export const taiwanId = 158;

/** Adds Taiwan, where receivers confirm at customs, as a destination of the shops. */
export async function addTaiwanDestination({ sql }: TestDatabase, ...shops: readonly Shop[]): Promise<void> {
  await sql(
    `insert into country (id, code, dial_code, names, position)
     values (158, 'TW', '+886', '{"en":"Taiwan"}', 158) on conflict do nothing`,
  );
  for (const { tenantId, id } of shops)
    await sql(
      `insert into destination (tenant_id, shop_id, country_id, currency_code, position)
       values ($1, $2, 158, 'TWD', 2)`,
      [tenantId, id],
    );
}
