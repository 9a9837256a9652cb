import type { Journal } from '@onehaul/domain/wallet/journal';
import { earnPoints, grantGift, recharge } from '@onehaul/domain/wallet/journals';
import type pg from 'pg';
import type { DemoShop } from './demo-shop.ts';
import { demoCode, type DemoPerson } from './people.ts';
import { postJournal } from './post-journal.ts';

/** Journals of a demo member by position in the list: some have much, some nothing yet. */
function journalsOf({ username, level = 1 }: DemoPerson, place: number, id: number): Journal[] {
  if (username === 'newcomer' || place % 5 === 4) return [];
  const yuan = username === 'demo' ? 1280 : 40 + ((place * 137) % 900) * level;
  return [
    recharge(id, {
      by: place % 3 === 0 ? 'bank' : 'gateway',
      minor: yuan * 100 + (place % 2 ? 50 : 0),
      giftMinor: yuan >= 500 ? 5000 : 0,
    }),
    earnPoints(id, Math.floor(yuan / 2) + 20),
    ...(place % 4 === 1 ? [grantGift(id, 1000)] : []),
  ];
}

/** Posts the members' balances and points through the ledger. Idempotent: a repeated key posts nothing. */
export async function seedWallets(client: pg.Client, demo: DemoShop, shopId: number): Promise<void> {
  const { tenantId, people } = demo;
  const members = await client.query<{ code: string; id: number }>(
    'select code, id from member where tenant_id = $1 and shop_id = $2',
    [tenantId, shopId],
  );
  const ids = new Map(members.rows.map(({ code, id }) => [code, id]));
  for (const [place, person] of people.entries()) {
    if (person.mainAccount) continue;
    const code = demoCode(demo, person.username);
    for (const journal of journalsOf(person, place, ids.get(code)!))
      await postJournal({ client, demo, shopId }, { key: `demo ${journal.kind} of ${code}`, journal });
  }
}
