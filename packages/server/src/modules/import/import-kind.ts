import type { Column } from '@onehaul/domain/import/column';
import type { ImportKind, ImportProblemKind } from '@onehaul/domain/import/import-state';
import type { CellValue } from '@onehaul/domain/import/parse-cell';
import type { TransactionDb } from '../../db/database.ts';
import type { Caller, ChangeContext, ShopReader } from '../../http/context.ts';

export type { Column } from '@onehaul/domain/import/column';

/** A row of the file, parsed by column types; an empty cell is null. */
export type ImportedRow = {
  readonly row: number;
  readonly values: Readonly<Record<string, CellValue>>;
};

export type RowProblem = {
  readonly row: number;
  readonly column: string;
  readonly problem: ImportProblemKind;
};

/** Options chosen for the whole file: a warehouse, a line, an order. */
export type ImportChoices = Readonly<Record<string, unknown>>;

/** The owner of the sheet, in a request or in the background worker. */
export type SheetContext = ShopReader & { readonly member: Pick<Caller, 'id' | 'ownerId'> };
export type ImportCheckContext = SheetContext & { readonly db: TransactionDb };

/**
 * A kind of sheet. The engine serves its template, parses the file in a worker, validates each cell by its
 * column, stores rows and problems, and commits the file once. The plan supplies the kind's own logic.
 */
export type ImportPlan = {
  readonly kind: ImportKind;
  readonly columns: readonly Column[];
  /** Columns whose values must be unique within the file. */
  readonly uniqueColumns?: readonly string[];
  /** Grouping column: rows with equal values, such as the boxes of one order, reach `judge` together. */
  readonly together?: string;
  /** Throws when the choices are invalid; called before the file is read and again on commit. */
  assertChoices?(context: SheetContext, choices: ImportChoices): Promise<void>;
  /**
   * Checks against the database, some hundred rows per call: numbers in use, unknown goods. Rows with
   * unreadable cells are excluded.
   */
  judge(
    context: ImportCheckContext,
    rows: readonly ImportedRow[],
    choices: ImportChoices,
  ): Promise<readonly RowProblem[]>;
  /** Imports all rows in the caller's transaction, or refuses all. Returns what each row became. */
  commit(
    context: ChangeContext,
    rows: readonly ImportedRow[],
    file: { readonly id: string; readonly choices: ImportChoices },
  ): Promise<{ readonly taken: number; readonly orderIds?: ReadonlyMap<number, number> }>;
};
