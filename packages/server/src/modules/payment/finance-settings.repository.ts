import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };
type AccountGateway = 'wechat' | 'alipay' | 'stripe' | 'kuaidi100' | 'track17' | 'shopee';

/** Every gateway of every shop of the tenant, with or without an account; never selects the sealed secret. */
export const gatewayAccounts = prepare((p: { tenantId: number; gateways: string[] }) =>
  tables
    .selectFrom('shop')
    .crossJoin(
      sql<{ gateway: AccountGateway }>`unnest(${p.gateways}::text[])`.as<'offered'>(sql`offered (gateway)`),
    )
    .leftJoin('gatewayAccount', (join) =>
      join
        .onRef('gatewayAccount.tenantId', '=', 'shop.tenantId')
        .onRef('gatewayAccount.shopId', '=', 'shop.id')
        .on(sql<boolean>`gateway_account.gateway = offered.gateway`),
    )
    .select([
      'shop.id as shopId',
      'offered.gateway',
      sql<string>`coalesce(gateway_account.label, '')`.as('label'),
      sql<boolean>`gateway_account.gateway is not null`.as('isSet'),
      sql<boolean>`coalesce(gateway_account.is_active, false)`.as('isActive'),
      'gatewayAccount.updatedAt',
      sql<string | null>`app.primary_host(shop.id)`.as('host'),
    ])
    .where('shop.tenantId', '=', p.tenantId)
    .orderBy('shop.id')
    .orderBy(sql`array_position(${p.gateways}::text[], offered.gateway)`),
);

export const upsertGatewayAccount = prepareChange(
  (p: ShopScope & { gateway: AccountGateway; sealed: Buffer; label: string }) =>
    tables
      .insertInto('gatewayAccount')
      .values({
        tenantId: p.tenantId,
        shopId: p.shopId,
        gateway: p.gateway,
        sealed: p.sealed,
        label: p.label,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['tenantId', 'shopId', 'gateway'])
          .doUpdateSet({ sealed: p.sealed, label: p.label, isActive: true, updatedAt: sql`now()` }),
      ),
);

export const setGatewayAccountActive = prepareChange(
  (p: ShopScope & { gateway: AccountGateway; isActive: boolean }) =>
    tables
      .updateTable('gatewayAccount')
      .set({ isActive: p.isActive, updatedAt: sql`now()` })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('gateway', '=', p.gateway)
      .returning('gateway'),
);

export const bankAccountsOfCompany = prepare((p: { tenantId: number }) =>
  tables
    .selectFrom('bankAccount')
    .select([
      'bankAccount.shopId',
      'bankAccount.id',
      'bankAccount.bankName',
      'bankAccount.holder',
      'bankAccount.accountNumber',
      'bankAccount.note',
      'bankAccount.isActive',
      'bankAccount.position',
    ])
    .where('bankAccount.tenantId', '=', p.tenantId)
    .orderBy('bankAccount.shopId')
    .orderBy('bankAccount.position')
    .orderBy('bankAccount.id'),
);

type BankAccount = ShopScope & {
  bankName: string;
  holder: string;
  accountNumber: string;
  note: string;
  isActive: boolean;
  position: number;
};

export const addBankAccount = prepareChange((p: BankAccount) =>
  tables
    .insertInto('bankAccount')
    .values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      bankName: p.bankName,
      holder: p.holder,
      accountNumber: p.accountNumber,
      note: p.note,
      isActive: p.isActive,
      position: p.position,
    })
    .returning('id'),
);

export const changeBankAccount = prepareChange((p: BankAccount & { id: number }) =>
  tables
    .updateTable('bankAccount')
    .set({
      bankName: p.bankName,
      holder: p.holder,
      accountNumber: p.accountNumber,
      note: p.note,
      isActive: p.isActive,
      position: p.position,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .returning('id'),
);
