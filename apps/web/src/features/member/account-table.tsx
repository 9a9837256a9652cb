import { useTranslation } from '@onehaul/i18n/react';
import { Pager } from '@onehaul/ui/pager';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyList } from '../../app/portal/list-states.tsx';
import { type ListPage, rowsPerPage } from './account-lists.ts';
import type { SectionId } from './sections.ts';

export type AccountColumn<Row> = {
  readonly key: string;
  readonly title: string;
  readonly show: (row: Row) => ReactNode;
  readonly className?: string;
  /** Read aloud only. */
  readonly hasHiddenTitle?: boolean;
};

/** Column of wide windows; in others its text is under the first column. */
export const wideOnly = 'max-xl:hidden';

type Props<Row> = {
  readonly label: string;
  readonly section: SectionId;
  readonly columns: readonly AccountColumn<Row>[];
  readonly list: ListPage<Row>;
  readonly keyOf: (row: Row) => string | number;
  readonly empty: string;
  /** Parameter of the URL for the page. */
  readonly parameter: string;
};

/** Rows of a section with their own actions, a page at a time. */
export function AccountTable<Row>(props: Props<Row>) {
  const { label, section, columns, list, keyOf, empty, parameter } = props;
  const { t: site } = useTranslation('storefront');
  const [search] = useSearchParams();
  if (list.items.length === 0) return <EmptyList text={empty} />;
  function addressOf(page: number) {
    const next = new URLSearchParams(search);
    next.set(parameter, String(page));
    return `?${next}#${section}`;
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <table aria-label={label} className="w-full text-small">
        <thead className="max-md:sr-only">
          <tr>
            {columns.map(({ key, title, className = '', hasHiddenTitle }) => (
              <th
                key={key}
                className={`border-b border-line py-2 pe-4 text-start font-medium text-muted ${className}`}
              >
                {hasHiddenTitle ? <span className="sr-only">{title}</span> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.items.map((row) => (
            <tr key={keyOf(row)} className="border-b border-line last:border-b-0">
              {columns.map(({ key, show, className = '' }) => (
                <td key={key} className={`py-3 pe-4 align-top last:pe-0 ${className}`}>
                  {show(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Pager
        page={list.page}
        pages={Math.ceil(list.total / rowsPerPage)}
        addressOf={addressOf}
        labels={{
          navigation: site('pager.title'),
          previous: site('pager.previous'),
          next: site('pager.next'),
          page: (number) => site('pager.page', { number }),
        }}
      />
    </div>
  );
}
