import type { Actor, Shop } from './actors.ts';
import { aCodLine, aCodOrder } from './cod-builders.ts';
import type { TestDatabase } from './test-database.ts';

type Body = Record<string, unknown>;
type Input = (cell: { readonly actor: Actor; readonly member: Actor }) => Promise<Body>;

/** Minimal valid inputs for the cash-on-delivery calls, referring to records of `member`. */
export function createCodInputs(database: TestDatabase, shop: Shop): Record<string, Input> {
  let known: ReturnType<typeof aCodLine> | undefined;
  const line = () => (known ??= aCodLine(database, shop));
  return {
    '/COD_Order/GetTheData': async ({ member }) => ({
      Id: (await aCodOrder(database, shop, member, { line: await line() })).id,
    }),
  };
}
