import type { AgreedQuantity } from '@onehaul/domain/quota';
import { sql } from 'kysely';

/**
 * The amount the operator agreed with the company while that is valid, otherwise the plan's. Null is unlimited in
 * both, so an agreed one is marked by -1 on the way.
 */
export const agreedAmount = (tenantId: unknown, quantity: AgreedQuantity, ofPlan: string) =>
  sql<number | null>`nullif(coalesce((select coalesce(company_limit.amount, -1) from company_limit
    where company_limit.tenant_id = ${tenantId} and company_limit.quantity = ${sql.lit(quantity)}
      and (company_limit.ends_on is null or company_limit.ends_on >= (now() at time zone 'UTC')::date)),
    ${sql.ref(ofPlan)}), -1)`;
