import type { SheetCell } from '@onehaul/domain/sheet-csv';
import type { Language } from '@onehaul/domain/language';
import type { Permission } from '@onehaul/domain/staff/role';
import type { ListWords } from '@onehaul/i18n/list-words';
import type { Db } from '../db/database.ts';
import type { WholeList } from '../db/whole-list.ts';

/** What a cell is written with. */
export type SheetContext = ListWords & {
  readonly shopName: (shopId: number) => string;
  /** In the time zone of the shop, in a form that sorts. */
  readonly time: (at: Date | null, shopId: number) => string | null;
};

export type SheetColumn<Row> = {
  title(words: ListWords): string;
  cell(row: Row, context: SheetContext): SheetCell;
};

type Reader = { readonly db: Db; readonly tenantId: number };
type WholePage = { readonly language: Language; readonly limit: number; readonly offset: number };

/** A list of the console whose rows can be written to a file. */
export type ListSource<Asked = never, Row = never> = {
  /** What reading the list takes. */
  readonly permission: Permission;
  find(reader: Reader, asked: Asked & WholePage): Promise<WholeList>;
  /** By the key of the list's column; a name and a code are columns of their own in a file. */
  readonly columns: Readonly<Record<string, readonly SheetColumn<Row>[]>>;
};
