import type { Column } from '@onehaul/workbench/data-table';

type Texts = { readonly title: string; readonly yuan: (minor: number) => string };

export const amountColumn = ({ title, yuan }: Texts, width: number): Column<{ readonly minor: number }> => ({
  key: 'amount',
  title,
  width,
  align: 'end',
  show: ({ minor }) => <span className="font-semibold tabular-nums">{yuan(minor)}</span>,
});
