import type { WaveParcel } from '@onehaul/contract/console/order-work';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { keyOfPiece, type Progress } from './wave-progress.ts';

/** The next stop, seen from two steps away; below it the rest of the way. */
export function WaveList({ progress }: { readonly progress: Progress }) {
  const { t } = useTranslation('packing');
  const { next, left, waiting, count } = progress;
  return (
    <section aria-label={t('pick.list')} data-left={left.length} className="flex flex-col gap-3">
      {next && (
        <div className="grid grid-cols-[auto_1fr] items-center gap-x-6 rounded-card border-2 border-primary-7 bg-primary-1 p-4">
          <strong
            data-next-bin={next.binCode}
            className="font-mono text-[clamp(36px,6.4vh,72px)] leading-none"
          >
            {next.binCode || t('pick.noBin')}
          </strong>
          <div className="min-w-0">
            <span className="text-small text-muted">{t('pick.next')}</span>
            <Parcel parcel={next} isLarge />
          </div>
        </div>
      )}
      <p className="text-body font-semibold">{t('pick.left', { left: left.length, count })}</p>
      <ol className="flex flex-col">
        {left.slice(1).map((parcel) => (
          <Row key={keyOfPiece(parcel)} parcel={parcel} />
        ))}
        {waiting.map((parcel) => (
          <Row key={keyOfPiece(parcel)} parcel={parcel} mark={t('pick.waitsForPerson')} />
        ))}
      </ol>
    </section>
  );
}

const Row = ({ parcel, mark }: { readonly parcel: WaveParcel; readonly mark?: string }) => {
  const { t } = useTranslation('packing');
  return (
    <li
      data-wave-parcel={parcel.courierNumber}
      className="grid grid-cols-[minmax(110px,auto)_1fr_auto] items-center gap-x-4 border-b border-line py-1.5"
    >
      <span className="font-mono text-lead whitespace-nowrap">{parcel.binCode || t('pick.noBin')}</span>
      <Parcel parcel={parcel} />
      {mark && <span className="text-small text-warning">{mark}</span>}
    </li>
  );
};

function Parcel({ parcel, isLarge = false }: { readonly parcel: WaveParcel; readonly isLarge?: boolean }) {
  const { i18n } = useTranslation('packing');
  const { courierNumber, piece, goodsName, weightGrams, memberCode, orderNumber } = parcel;
  const facts = [
    goodsName,
    weightGrams !== null && measuresIn(i18n.language).weight(weightGrams),
    memberCode,
    orderNumber,
  ];
  return (
    <span className="flex min-w-0 flex-col">
      <span className={`truncate font-mono ${isLarge ? 'text-heading' : 'text-body'}`}>
        {piece > 1 ? `${courierNumber} (${piece})` : courierNumber}
      </span>
      <span className="truncate text-small text-muted">{facts.filter(Boolean).join(' · ')}</span>
    </span>
  );
}
