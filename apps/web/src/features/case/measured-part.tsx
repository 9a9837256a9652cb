import type { CaseDetails, CasePiece } from '@onehaul/contract/case';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Notice } from '@onehaul/ui/form/notice';
import { useMoney } from '../../app/fee/use-money.ts';

type Measures = ReturnType<typeof measuresIn>;

export const pieceText = (piece: CasePiece, { weight, length }: Measures) =>
  `${weight(piece.grams)} · ${[piece.lengthMillimetres, piece.widthMillimetres, piece.heightMillimetres]
    .map(length)
    .join(' × ')}`;

const tones = {
  stands: 'information',
  corrected: 'positive',
  cheaper: 'positive',
  promiseStands: 'information',
} as const;

/** First and second measurement side by side, and the resulting change in price. */
export function MeasuredPart({ found }: { readonly found: CaseDetails }) {
  const { t, i18n } = useTranslation('case');
  const { exact } = useMoney();
  const measures = measuresIn(i18n.language);
  const { measured, remeasured, outcome, refunded } = found;
  if (!measured) return null;
  const pieces = measured.pieces.map((before) => ({
    before,
    after: remeasured?.pieces.find(({ boxNumber }) => boxNumber === before.boxNumber),
  }));
  const isMany = pieces.length > 1;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3 text-small" data-measured={outcome ?? 'waiting'}>
      <h3 className="font-semibold">{t('measured.title')}</h3>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-left tabular-nums">
          <thead>
            <tr className="border-b border-line text-caption text-muted">
              {isMany && <th className="py-1 pr-4 font-medium">{t('measured.box')}</th>}
              <th className="py-1 pr-4 font-medium">{t('measured.before')}</th>
              <th className="py-1 font-medium">{t('measured.second')}</th>
            </tr>
          </thead>
          <tbody>
            {pieces.map(({ before, after }) => (
              <tr key={before.boxNumber} className="border-b border-line align-top">
                {isMany && <td className="py-2 pr-4">{before.boxNumber}</td>}
                <td className="py-2 pr-4">{pieceText(before, measures)}</td>
                <td className="py-2 font-medium">
                  {after ? (
                    pieceText(after, measures)
                  ) : (
                    <span className="text-muted">{t('measured.waiting')}</span>
                  )}
                </td>
              </tr>
            ))}
            {measured.total !== null && (
              <tr className="align-top font-semibold">
                {isMany && <td className="py-2 pr-4">{t('measured.price')}</td>}
                <td className="py-2 pr-4">{exact(measured.total)}</td>
                <td className="py-2">
                  {remeasured && remeasured.total !== null ? exact(remeasured.total) : ''}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      {outcome && (
        <Notice tone={tones[outcome]}>
          <p className="font-semibold">{t(`outcome.${outcome}`)}</p>
          <p>{t(`outcome.${outcome}Text`)}</p>
          {refunded > 0 && <p className="mt-1">{t('measured.refunded', { amount: exact(refunded) })}</p>}
        </Notice>
      )}
    </section>
  );
}
