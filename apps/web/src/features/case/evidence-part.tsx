import type { CaseEvidence } from '@onehaul/contract/case';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Moment } from '../../app/portal/moment.tsx';
import { CasePhotos } from './case-photos.tsx';
import { pieceText } from './measured-part.tsx';

/** The shop's records about the subject, the same for both sides. */
export function EvidencePart({ evidence }: { readonly evidence: CaseEvidence }) {
  const { t, i18n } = useTranslation('case');
  const measures = measuresIn(i18n.language);
  const { photos, pieces, events } = evidence;
  const isBare = photos.length === 0 && pieces.length === 0 && events.length === 0;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3 text-small" data-evidence>
      <h3 className="font-semibold">{t('records.title')}</h3>
      {isBare && <p className="text-muted">{t('records.none')}</p>}
      <CasePhotos
        photos={photos.map(({ kind, boxNumber, url, takenAt }) => ({
          name: [t(`photo.${kind}`), boxNumber !== null && t('records.box', { box: boxNumber })]
            .filter(Boolean)
            .join(' · '),
          url,
          takenAt,
        }))}
      />
      {pieces.length > 0 && (
        <ul className="grid gap-1 tabular-nums">
          {pieces.map((piece) => (
            <li key={piece.boxNumber}>
              {pieces.length > 1 && `${t('records.box', { box: piece.boxNumber })} · `}
              {pieceText(piece, measures)}
            </li>
          ))}
        </ul>
      )}
      {events.length > 0 && (
        <ol className="grid gap-1">
          {events.map(({ act, happenedAt }, index) => (
            <li key={index} className="flex flex-wrap justify-between gap-x-3">
              <span>{t(`record.${act}`)}</span>
              <span className="text-caption text-muted">
                <Moment at={happenedAt} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
