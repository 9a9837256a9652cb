import type { BoxListLine } from '@onehaul/domain/dedicated/box-list';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';

/** Box contents line by line, with totals. */
export function BoxListTable({ lines }: { readonly lines: readonly BoxListLine[] }) {
  const { t, i18n } = useTranslation('boxes');
  const { money, weight, number } = measuresIn(i18n.language);
  if (lines.length === 0) return <p className="text-small text-muted">{t('desk.noList')}</p>;
  const value = lines.reduce((sum, line) => sum + line.unitMinor * line.piecesPerBox * line.boxCount, 0);
  return (
    <section aria-labelledby="box-list" className="flex flex-col gap-2">
      <h3 id="box-list" className="text-body font-semibold">
        {t('list.title')}
      </h3>
      <table className="w-full text-small [&_:is(td,th):not(:first-child)]:ps-3" data-box-list={lines.length}>
        <thead>
          <tr className="border-b border-line-strong text-start text-caption text-muted">
            <th className="py-1 text-start font-regular">{t('list.box')}</th>
            <th className="text-start font-regular">{t('goods')}</th>
            <th className="text-start font-regular">{t('list.hsCode')}</th>
            <th className="text-end font-regular">{t('list.pieces')}</th>
            <th className="text-end font-regular">{t('list.weights')}</th>
            <th className="text-end font-regular">{t('list.value')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={index} className="border-b border-line align-top">
              <td className="py-1.5 font-mono">
                {line.boxCount > 1 ? `${line.boxFrom}-${line.boxFrom + line.boxCount - 1}` : line.boxFrom}
                <span className="block text-caption whitespace-nowrap text-muted">{line.mark}</span>
              </td>
              <td>
                {line.nameChinese}
                <span className="block text-caption text-muted">
                  {[line.nameEnglish, line.material, line.origin].filter(Boolean).join(' · ')}
                </span>
              </td>
              <td className="font-mono">{line.hsCode || '-'}</td>
              <td className="text-end tabular-nums">
                {number(line.piecesPerBox)} × {number(line.boxCount)}
              </td>
              <td className="text-end tabular-nums">
                {weight(line.grossGrams)}
                <span className="block text-caption text-muted">{weight(line.netGrams)}</span>
              </td>
              <td className="text-end tabular-nums">
                {money(line.unitMinor * line.piecesPerBox * line.boxCount, 'CNY')}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={5} className="py-1.5 text-muted">
              {t('list.total')}
            </td>
            <td className="text-end font-semibold tabular-nums">{money(value, 'CNY')}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
