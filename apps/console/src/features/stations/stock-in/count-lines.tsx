import type { InboundLine } from '@onehaul/contract/console/stock';
import { useTranslation } from '@onehaul/i18n/react';
import { type Count, type Counts, countOf, readPieces } from './counts.ts';

type Props = {
  readonly lines: readonly InboundLine[];
  readonly counts: Counts;
  /** The item scanned last. */
  readonly lastId: number | undefined;
  readonly onType: (skuId: number, change: Partial<Count>) => void;
  readonly onEnter: () => void;
};

/** Announced beside counted quantities; every number can be typed. */
export function CountLines({ lines, counts, lastId, onType, onEnter }: Props) {
  const { t } = useTranslation('stockDesk');
  return (
    <table className="w-full text-body">
      <thead>
        <tr className="border-b-2 border-line-strong text-start text-small text-muted">
          <th className="py-2 pe-3 text-start font-regular">{t('in.goods')}</th>
          <th className="px-3 py-2 text-end font-regular">{t('in.expected')}</th>
          <th className="px-3 py-2 text-end font-regular">{t('in.counted')}</th>
          <th className="px-3 py-2 text-end font-regular">{t('in.damaged')}</th>
          <th className="py-2 ps-3 text-end font-regular">{t('in.difference')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const count = countOf(counts, line.skuId);
          return (
            <tr
              key={line.skuId}
              data-line={line.code}
              className={`border-b border-line ${line.skuId === lastId ? 'bg-primary-3' : ''}`}
            >
              <td className="py-2 pe-3">
                <span className="flex items-center gap-3">
                  {line.pictureUrl !== '' && (
                    <img
                      src={line.pictureUrl}
                      alt=""
                      className="size-14 rounded-control bg-sunken object-cover"
                    />
                  )}
                  <span className="grid min-w-0">
                    <span className="break-words">{line.name}</span>
                    <span className="font-mono text-small text-muted">
                      {[line.code, line.barcode].filter((part) => part !== '').join(' · ')}
                    </span>
                  </span>
                </span>
              </td>
              <td className="px-3 text-end text-title tabular-nums">{line.expected}</td>
              <td className="px-3 text-end">
                <Pieces
                  name="counted"
                  label={t('in.countedOf', { code: line.code })}
                  value={count.counted}
                  onChange={(counted) => onType(line.skuId, { counted })}
                  onEnter={onEnter}
                />
              </td>
              <td className="px-3 text-end">
                <Pieces
                  name="damaged"
                  label={t('in.damagedOf', { code: line.code })}
                  value={count.damaged}
                  onChange={(damaged) => onType(line.skuId, { damaged })}
                  onEnter={onEnter}
                />
              </td>
              <td className="py-2 ps-3 text-end text-title tabular-nums">
                <Difference expected={line.expected} counted={readPieces(count.counted)} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Signed number: shortage and surplus are distinguishable without colour. */
function Difference({
  expected,
  counted,
}: {
  readonly expected: number;
  readonly counted: number | undefined;
}) {
  if (counted === undefined) return <span className="text-danger">?</span>;
  const difference = counted - expected;
  if (difference === 0) return <span className="text-positive">0</span>;
  return (
    <span className="font-semibold text-danger">{difference > 0 ? `+${difference}` : `−${-difference}`}</span>
  );
}

type PiecesProps = {
  readonly name: 'counted' | 'damaged';
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onEnter: () => void;
};

const Pieces = ({ name, label, value, onChange, onEnter }: PiecesProps) => (
  <input
    aria-label={label}
    data-pieces={name}
    data-station-field=""
    className="h-12 w-24 rounded-control border-2 border-line-strong bg-surface px-3 text-end font-mono text-title text-ink tabular-nums outline-none focus:border-primary-7 focus:ring-4 focus:ring-primary-4"
    inputMode="numeric"
    maxLength={6}
    autoComplete="off"
    placeholder="0"
    value={value}
    onChange={({ target }) => onChange(target.value)}
    onKeyDown={(event) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
      event.preventDefault();
      onEnter();
    }}
  />
);
