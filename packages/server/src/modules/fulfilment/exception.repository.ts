import type { OrderException } from '@onehaul/domain/order/order-state';
import { sql } from 'kysely';
import { prepareChange, tables } from '../../db/statement.ts';
import type { ShopScope } from './workplace.repository.ts';

/** Null clears the exception. A stopped order stays stopped, whatever exception is raised. */
export const writeException = prepareChange(
  (p: ShopScope & { id: number; exception: OrderException | null; note: string }) =>
    tables
      .updateTable('shopOrder')
      .set({
        exception: sql`${p.exception}::text`,
        exceptionNote: p.note,
        exceptionAt: sql`case when ${p.exception}::text is null then null else now() end`,
      })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('id', '=', p.id)
      .where(sql<boolean>`(exception is distinct from 'stopped' or ${p.exception}::text is null)`),
);
