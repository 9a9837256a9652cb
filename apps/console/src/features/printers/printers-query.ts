/** Query of a warehouse's printers, and what a change of them makes stale. */
export const printersQuery = 'printers';
export const staleAfterChange = [printersQuery, 'audit'] as const;

/** Agents and printers change without anybody here. */
export const lookAgainMs = 5_000;

export type Warehouse = { readonly shopId: number; readonly warehouseId: number };
