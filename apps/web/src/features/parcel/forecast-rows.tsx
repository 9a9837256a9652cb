import { splitPasted } from '@onehaul/domain/parcel/courier-number';
import { maxForecasts } from '@onehaul/domain/parcel/forecast';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import { blankRow, type DraftRow, type RowProblems } from './draft-rows.ts';
import type { Named } from './forecast-page.tsx';
import { ForecastRowFields, rowColumns } from './forecast-row.tsx';

type Props = {
  readonly rows: readonly DraftRow[];
  readonly goodsTypes: readonly Named[];
  readonly problems: ReadonlyMap<string, RowProblems>;
  readonly onChange: (change: (before: DraftRow[]) => DraftRow[]) => void;
  readonly onPaste: (text: string, at: number) => void;
  readonly newId: () => string;
};

const noProblems: RowProblems = {};
const Row = memo(ForecastRowFields);

/** Rows of a forecast. Pasting several numbers creates one row each. */
export function ForecastRows({ rows, goodsTypes, problems, onChange, onPaste, newId }: Props) {
  const { t } = useTranslation('parcel');
  const list = useRef<HTMLOListElement>(null);
  // Stable callbacks through a ref: memoized rows skip rendering, so 500 rows do not rerender per keystroke.
  const latest = useRef({ rows, onPaste });
  useLayoutEffect(() => {
    latest.current = { rows, onPaste };
  });

  const change = useCallback(
    (id: string, change: Partial<DraftRow>) =>
      onChange((before) => before.map((row) => (row.id === id ? { ...row, ...change } : row))),
    [onChange],
  );
  const paste = useCallback((id: string, text: string): boolean => {
    if (splitPasted(text).length < 2) return false;
    const { rows: now, onPaste: add } = latest.current;
    add(
      text,
      now.findIndex((row) => row.id === id),
    );
    return true;
  }, []);
  const remove = useCallback(
    (id: string) =>
      onChange((before) => {
        const next = before.filter((row) => row.id !== id);
        return next.length > 0 ? next : [blankRow(newId())];
      }),
    [onChange, newId],
  );

  const add = () => {
    const row = blankRow(newId(), rows.at(-1));
    onChange((before) => [...before, row]);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-row="${row.id}"] input`)?.focus(),
    );
  };
  const [first] = rows;
  const isAlike = rows.every(
    ({ goodsName, goodsTypeId }) => goodsName === first?.goodsName && goodsTypeId === first?.goodsTypeId,
  );
  const fillDown = () =>
    onChange((before) =>
      before.map((row) => ({
        ...row,
        goodsName: before[0]!.goodsName,
        goodsTypeId: before[0]!.goodsTypeId,
      })),
    );

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div
        aria-hidden="true"
        className={`${rowColumns} items-end text-caption font-medium text-muted max-lg:hidden`}
      >
        <span />
        <span>{t('field.number')}</span>
        <span>{t('field.goodsName')}</span>
        <span>{t('field.goodsType')}</span>
        <span>{t('field.quantity')}</span>
        <span>{t('field.unitPrice')}</span>
        <span className="text-end">{t('field.total')}</span>
        <span>{t('field.remark')}</span>
        <span />
      </div>
      <ol ref={list} aria-label={t('rows.title')} className="grid gap-2">
        {rows.map((row, index) => (
          <Row
            key={row.id}
            row={row}
            place={index + 1}
            goodsTypes={goodsTypes}
            problems={problems.get(row.id) ?? noProblems}
            onChange={change}
            onPaste={paste}
            onRemove={remove}
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={add} disabled={rows.length >= maxForecasts}>
          {t('rows.add')}
        </Button>
        {rows.length > 1 && !isAlike && (
          <Button variant="secondary" onClick={fillDown}>
            {t('rows.fillDown')}
          </Button>
        )}
        {rows.length > 1 && (
          <Button variant="quiet" onClick={() => onChange(() => [blankRow(newId())])}>
            {t('rows.clear')}
          </Button>
        )}
      </div>
    </div>
  );
}
