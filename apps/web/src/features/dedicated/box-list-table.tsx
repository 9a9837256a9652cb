import type { BoxListLine } from '@onehaul/domain/dedicated/box-list';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { useMoney } from '../../app/fee/use-money.ts';

/** Contents of the boxes per the box list; on a phone each line stacks vertically. */
export function BoxListTable({ lines }: { readonly lines: readonly BoxListLine[] }) {
  const { t, i18n } = useTranslation('dedicated');
  const { exact } = useMoney();
  const { weight } = measuresIn(i18n.language);
  return (
    <ul data-box-list={lines.length} className="grid gap-2 text-small">
      {lines.map((line, index) => {
        const pieces = line.piecesPerBox * line.boxCount;
        const last = line.boxFrom + line.boxCount - 1;
        return (
          <li
            key={index}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line pb-2 last:border-0"
          >
            <span className="min-w-0">
              <span className="font-medium">{line.nameChinese}</span> {line.nameEnglish}
              <span className="block text-caption text-muted">
                {t('list.boxes', { boxes: line.boxCount > 1 ? `${line.boxFrom}-${last}` : line.boxFrom })}
                {[line.mark, line.hsCode, line.material, line.origin]
                  .filter(Boolean)
                  .map((word) => ` · ${word}`)}
              </span>
            </span>
            <span className="text-end tabular-nums">
              {exact(line.unitMinor * pieces)}
              <span className="block text-caption text-muted">
                {t('list.pieces', { count: pieces })} · {weight(line.grossGrams * line.boxCount)}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
