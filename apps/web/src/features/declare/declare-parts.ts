import type { Confirmation } from '@onehaul/contract/consignee';
import type { GoodsDeclaration } from '@onehaul/contract/goods-declaration';
import type { ConfirmationState } from '@onehaul/domain/customs/confirmation-state';

/** Names under which the member's choices of rows and columns are stored. */
export const declareListNames = { goods: 'declarations', confirmations: 'confirmations' } as const;

/** Rows per page and hidden columns as chosen earlier. */
type Choice = { readonly rows: number; readonly hidden: readonly string[] | undefined };
type List<Row> = { readonly items: readonly Row[]; readonly total: number };

export type Declarations = Choice & { readonly list: List<GoodsDeclaration> };
export type Confirmations = Choice & {
  readonly list: List<Confirmation>;
  /** The open confirmation, where it is not among the rows. */
  readonly opened: Confirmation | undefined;
  /** Choices of the filter. */
  readonly states: readonly ConfirmationState[];
  /** Time of the query. */
  readonly now: Date;
};
export type DeclarePart =
  | ({ readonly tab: 'goods' } & Declarations)
  | ({ readonly tab: 'confirmations' } & Confirmations);
