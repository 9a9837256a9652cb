import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import type { ReportColumn } from './report-table.tsx';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Makers of columns: sums of counts, kilograms and yuan, as the file and the screen have them. */
export function useFigures<Row>() {
  const { i18n } = useTranslation('reports');
  const { number, money, weight, percent } = measuresIn(i18n.language);
  type More = Pick<ReportColumn<Row>, 'to'>;
  return {
    text: (key: string, title: string, of: (row: Row) => string): ReportColumn<Row> => ({
      key,
      title,
      of: (rows) => (rows.length === 1 ? of(rows[0]!) : null),
    }),
    count: (key: string, title: string, of: (row: Row) => number, more: More = {}): ReportColumn<Row> => ({
      key,
      title,
      of: (rows) => sum(rows.map(of)),
      show: number,
      ...more,
    }),
    kilograms: (
      key: string,
      title: string,
      of: (row: Row) => number,
      more: More = {},
    ): ReportColumn<Row> => ({
      key,
      title: `${title} (kg)`,
      of: (rows) => sum(rows.map(of)) / 1000,
      show: (kilograms) => weight(kilograms * 1000),
      ...more,
    }),
    yuan: (key: string, title: string, of: (row: Row) => number, more: More = {}): ReportColumn<Row> => ({
      key,
      title: `${title} (CNY)`,
      of: (rows) => sum(rows.map(of)) / 100,
      show: (yuan) => money(Math.round(yuan * 100), 'CNY'),
      ...more,
    }),
    /** Null where there is nothing to take a share of. */
    share: (
      key: string,
      title: string,
      part: (row: Row) => number,
      whole: (row: Row) => number,
    ): ReportColumn<Row> => ({
      key,
      title: `${title} (%)`,
      of: (rows) => {
        const all = sum(rows.map(whole));
        return all === 0 ? null : Math.round((sum(rows.map(part)) * 10_000) / all) / 100;
      },
      show: (share) => percent(share * 100),
    }),
  };
}
