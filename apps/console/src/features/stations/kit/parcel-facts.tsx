import type { StationParcel } from '@onehaul/contract/console/stations';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Fact } from './fact.tsx';

type Props = { readonly parcel: StationParcel };

/** Owner first and large, then details that help identify the parcel. */
export function ParcelFacts({ parcel }: Props) {
  const { t, i18n } = useTranslation('station');
  const { weight, length } = measuresIn(i18n.language);
  const { lengthMillimetres, widthMillimetres, heightMillimetres } = parcel;
  const sides = [lengthMillimetres, widthMillimetres, heightMillimetres].filter((side) => side !== null);
  const goods = [parcel.goodsName, parcel.goodsTypeName].filter(Boolean).join(' · ');
  return (
    <dl
      data-parcel={parcel.courierNumber}
      className="grid grid-cols-2 gap-x-8 gap-y-4 text-lead max-md:gap-x-4 max-md:gap-y-2 max-md:text-body xl:grid-cols-3"
    >
      <Fact label={t('parcel.member')}>
        {parcel.memberCode ? (
          <>
            <b className="font-mono text-display leading-none whitespace-nowrap max-md:text-heading">
              {parcel.memberCode}
            </b>{' '}
            <span className="whitespace-nowrap">{parcel.memberName}</span>
          </>
        ) : (
          t('parcel.nobody')
        )}
      </Fact>
      <Fact label={t('parcel.state')}>{t(`state.${parcel.state}`)}</Fact>
      {parcel.pieces > 1 && (
        <Fact label={t('parcel.piece')}>
          {t('parcel.pieceOf', { piece: parcel.piece, pieces: parcel.pieces })}
        </Fact>
      )}
      {goods && (
        <Fact label={t('parcel.goods')}>
          {t('parcel.goodsOf', { goods, quantity: parcel.quantity })}
          {parcel.isSensitive && <b className="block text-warning">{t('parcel.sensitive')}</b>}
        </Fact>
      )}
      {parcel.weightGrams !== null && (
        <Fact label={t('parcel.measures')}>
          {weight(parcel.weightGrams)}
          {sides.length === 3 && <span className="block">{sides.map(length).join(' × ')}</span>}
        </Fact>
      )}
      {parcel.binCode && (
        <Fact label={t('parcel.bin')}>
          <b className="font-mono text-display leading-none whitespace-nowrap max-md:text-heading">
            {parcel.binCode}
          </b>
        </Fact>
      )}
      {parcel.holdReason && <Fact label={t('parcel.hold')}>{t(`hold.${parcel.holdReason}`)}</Fact>}
      {parcel.remark && <Fact label={t('parcel.remark')}>{parcel.remark}</Fact>}
    </dl>
  );
}
