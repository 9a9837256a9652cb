import type { ReactNode } from 'react';

type Props = {
  readonly rows: readonly { readonly key: string; readonly label: string; readonly value: ReactNode }[];
};

/** Definition list in two columns. */
export const DetailList = ({ rows }: Props) => (
  <dl className="grid grid-cols-[150px_1fr] gap-x-4 text-small max-sm:grid-cols-[104px_1fr] max-sm:gap-x-3">
    {rows.map(({ key, label, value }) => (
      <div key={key} className="col-span-2 grid grid-cols-subgrid border-b border-line py-2 last:border-0">
        <dt className="min-w-0 break-words text-muted">{label}</dt>
        <dd className="min-w-0 break-words">
          {value === '' ? <span className="text-muted">-</span> : value}
        </dd>
      </div>
    ))}
  </dl>
);
