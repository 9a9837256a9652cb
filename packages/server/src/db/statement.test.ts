import { type Compilable, sql } from 'kysely';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { AutocommitDb, Db, TransactionDb } from './database.ts';
import { compileStatement, type Statement, tables } from './statement.ts';

type Of = { tenantId: number };
type Write = Statement<Of, { id: number }, 'change'>;
type Read = Statement<Of, { id: number }>;
type Runs<Runner extends Db, Which> = Which extends Parameters<Runner['all']>[0] ? true : false;

const shops = (p: Of) => tables.selectFrom('shop').select('id').where('tenantId', '=', p.tenantId);

describe('the effect of a statement', () => {
  test('a write or a row lock is no read', () => {
    const textOf = (build: (p: Of) => Compilable) => () => compileStatement(build, 'read');
    expect(textOf((p) => tables.deleteFrom('shop').where('tenantId', '=', p.tenantId))).toThrow(
      /prepareChange is for: delete from/,
    );
    expect(textOf((p) => shops(p).forUpdate())).toThrow(/prepareChange is for: select/);
    expect(
      textOf((p) =>
        tables
          .with('gone', (db) => db.deleteFrom('shop').where('tenantId', '=', p.tenantId).returning('id'))
          .selectFrom('gone')
          .select('id'),
      ),
    ).toThrow(/prepareChange/);
    expect(textOf((p) => tables.selectNoFrom(sql`app.post(${p.tenantId})`.as('posted')))).toThrow(
      /prepareChange/,
    );
  });

  test('a read is no change: it would keep a caller from reading outside of a transaction', () => {
    expect(() => compileStatement(shops, 'change')).toThrow(/prepare is for: select/);
  });

  test('only what commits runs a change, by type', () => {
    expectTypeOf<Runs<Db, Read>>().toEqualTypeOf<true>();
    expectTypeOf<Runs<Db, Write>>().toEqualTypeOf<false>();
    expectTypeOf<Runs<AutocommitDb, Write>>().toEqualTypeOf<true>();
    expectTypeOf<Runs<TransactionDb, Write>>().toEqualTypeOf<true>();
    // A function that reads works inside a transaction, too.
    expectTypeOf<TransactionDb>().toExtend<Db>();
    expectTypeOf<Db>().not.toExtend<TransactionDb>();
  });
});
