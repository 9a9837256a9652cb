import type { Column } from '@onehaul/domain/import/column';
import type { ImportKind, ImportProblemKind } from '@onehaul/domain/import/import-state';
import type { CellValue } from '@onehaul/domain/import/read-cell';
import type { TransactionDb } from '../../db/database.ts';
import type { Caller, ChangeContext, ShopReader } from '../../http/context.ts';

export type { Column } from '@onehaul/domain/import/column';

/** A row as the file has it, read by the types of its columns; a cell that says nothing has null. */
export type ImportedRow = {
  readonly row: number;
  readonly values: Readonly<Record<string, CellValue>>;
};

export type RowProblem = {
  readonly row: number;
  readonly column: string;
  readonly problem: ImportProblemKind;
};

/** What all rows of a file have in common, chosen beside it: a warehouse, a line, an order. */
export type ImportChoices = Readonly<Record<string, unknown>>;

/** Whose sheet it is: they wait for an answer, or a worker goes on behind them. */
export type SheetContext = ShopReader & { readonly member: Pick<Caller, 'id' | 'ownerId'> };
export type JudgeContext = SheetContext & { readonly db: TransactionDb };

/**
 * A kind of sheet. The engine downloads its template, reads a file in a worker, checks every cell by its column, keeps
 * rows and problems, and takes the file once. What a kind knows better is asked of it.
 */
export type ImportPlan = {
  readonly kind: ImportKind;
  readonly columns: readonly Column[];
  /** Columns in which nothing may stand twice in one file. */
  readonly uniqueColumns?: readonly string[];
  /** The column whose equal values belong together, as the boxes of one order: `judge` sees such rows at once. */
  readonly together?: string;
  /** Throws what speaks against the choices, before a file is read and again when it is taken. */
  assertChoices?(context: SheetContext, choices: ImportChoices): Promise<void>;
  /**
   * What only the database knows, asked of some hundred rows at once: numbers in use, goods nobody has. Rows whose
   * cells could not be read are not among them.
   */
  judge(
    context: JudgeContext,
    rows: readonly ImportedRow[],
    choices: ImportChoices,
  ): Promise<readonly RowProblem[]>;
  /** Takes all rows in the transaction it is given: everything, or a refusal and nothing. Answers what each became. */
  commit(
    context: ChangeContext,
    rows: readonly ImportedRow[],
    file: { readonly id: string; readonly choices: ImportChoices },
  ): Promise<{ readonly taken: number; readonly orderIds?: ReadonlyMap<number, number> }>;
};
