import type { Language } from '@onehaul/domain/language';
import type { Module } from '@onehaul/domain/shop';
import { sql } from 'kysely';
import { prepare, tables } from '../../db/statement.ts';

export const shopsOfCompany = prepare((p: { tenantId: number; language: Language }) =>
  tables
    .selectFrom('shop')
    .select(({ ref }) => [
      'id',
      sql<string>`app.pick_text(${ref('names')}, ${p.language}, languages[1])`.as('name'),
      'state',
      'modules',
      'languages',
      'timeZone',
      sql<string[]>`app.shop_hosts(${ref('id')})`.as('hosts'),
    ])
    .where('tenantId', '=', p.tenantId)
    .orderBy('id'),
);

/** Modules the company's shops may switch on; null: all. */
export const allowedModules = prepare((p: { tenantId: number }) =>
  tables
    .selectFrom('tenant')
    .select(sql<Module[] | null>`modules`.as('modules'))
    .where('tenantId', '=', p.tenantId),
);
