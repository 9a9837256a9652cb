import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

type AccountState = 'ready' | 'accountMissing' | 'accountOff';

const stateOf = (hasOne: RawBuilder<boolean>, hasActive: RawBuilder<boolean>) =>
  sql<AccountState>`(case when ${hasActive} then 'ready' when ${hasOne} then 'accountOff' else 'accountMissing' end)`;

/** Account that members of a shop pay into by this kind of payment; the balance needs none, nor does practice. */
export function accountState(tenant: string, shop: string, kind: Expression<string> | string) {
  const bank = (more: RawBuilder<unknown>) => sql<boolean>`exists (select from bank_account account
    where account.tenant_id = ${sql.ref(tenant)} and account.shop_id = ${sql.ref(shop)} ${more})`;
  const gateway = (more: RawBuilder<unknown>) => sql<boolean>`exists (select from gateway_account account
    where account.tenant_id = ${sql.ref(tenant)} and account.shop_id = ${sql.ref(shop)}
      and account.gateway = ${kind} ${more})`;
  const isActive = sql`and account.is_active`;
  const isPractice = sql`exists (select from shop practice where practice.tenant_id = ${sql.ref(tenant)}
    and practice.id = ${sql.ref(shop)} and practice.state = 'practice')`;
  return sql<AccountState>`(case ${kind}::text when 'balance' then 'ready'
    when 'bankDeposit' then ${stateOf(bank(sql``), bank(isActive))}
    else case when ${isPractice} then 'ready' else ${stateOf(gateway(sql``), gateway(isActive))} end end)`;
}

const account = accountState('payType.tenantId', 'payType.shopId', sql<string>`pay_type.kind`);

/** What staff see of a payment method; a missing account comes first, because it must be fixed. */
export const payTypeState = sql<string>`(case when ${account} <> 'ready' then ${account}
  when pay_type.is_offered then 'offered' else 'notOffered' end)`;

/** Members can pay by it: offered, not archived, and with an active account where it needs one. */
export const isOffered = sql<SqlBool>`(pay_type.is_offered and pay_type.archived_at is null and ${account} = 'ready')`;
