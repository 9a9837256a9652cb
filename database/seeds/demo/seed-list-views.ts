import type { Language } from '@onehaul/domain/language';
import type pg from 'pg';
import type { DemoShop } from './demo-shop.ts';
import { demoStaffOf } from './staff.ts';

type DemoView = {
  readonly list: string;
  readonly names: Readonly<Record<Language, string>>;
  readonly filters: Readonly<Record<string, string>>;
  readonly columns: readonly string[];
};

const views: readonly DemoView[] = [
  {
    list: 'orders',
    names: {
      zhHans: '待拣货，最早在前',
      zhHanT: '待揀貨，最早在前',
      en: 'To pick, oldest first',
      vi: 'Chờ lấy hàng, cũ nhất trước',
    },
    filters: { step: 'toPick', sort: 'oldest' },
    columns: ['number', 'step', 'member', 'line', 'created'],
  },
  {
    list: 'orders',
    names: {
      zhHans: '近 30 天大额订单',
      zhHanT: '近 30 天大額訂單',
      en: 'Largest of the last 30 days',
      vi: 'Đơn lớn nhất 30 ngày qua',
    },
    filters: { days: 'placed_last30', sort: 'amount' },
    columns: ['number', 'total', 'step', 'member', 'receiver', 'created'],
  },
  {
    list: 'parcels',
    names: {
      zhHans: '在库未上架',
      zhHanT: '在庫未上架',
      en: 'In stock without a bin',
      vi: 'Trong kho chưa lên kệ',
    },
    filters: { state: 'stored', bin: 'none', sort: 'oldest' },
    columns: ['number', 'member', 'goods', 'weight', 'received'],
  },
];

/** Views of lists that the owner shares with the company, in the first language of the shop. */
export async function seedDemoListViews(client: pg.Client, demo: DemoShop): Promise<void> {
  const owner = demoStaffOf(demo).find(({ role }) => role === 'owner')!;
  for (const { list, names, filters, columns } of views)
    await client.query(
      `insert into list_view (tenant_id, owner_id, list, name, definition, is_shared)
       select tenant_id, id, $3, $4, $5, true from staff where tenant_id = $1 and email = $2
       on conflict (tenant_id, owner_id, list, lower(name)) do update set definition = excluded.definition`,
      [
        demo.tenantId,
        owner.email,
        list,
        names[demo.languages[0]],
        JSON.stringify({ search: '', filters, columns, rows: 20 }),
      ],
    );
}
