import type { ReturnForStaff } from '@onehaul/contract/console/returns';
import { useTranslation } from '@onehaul/i18n/react';
import { Fact } from '../kit/fact.tsx';
import { PhotoStrip } from '../kit/photo-strip.tsx';

/** Owner, origin and photos. */
export function ReturnFacts({ one }: { readonly one: ReturnForStaff }) {
  const { t } = useTranslation('returnDesk');
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-4 text-lead xl:grid-cols-4">
        <Fact label={t('column.member')}>
          <b className="font-mono">{one.memberCode}</b> {one.memberName}
        </Fact>
        {one.courierNumber && (
          <Fact label={t('drawer.courier')}>
            <b className="font-mono break-all">{one.courierNumber}</b>
          </Fact>
        )}
        {(one.orderNumber || one.clientNumber) && (
          <Fact label={t('column.from')}>
            <b className="font-mono break-all">{one.orderNumber || one.clientNumber}</b>
          </Fact>
        )}
        {one.reason && <Fact label={t('drawer.reason')}>{one.reason}</Fact>}
        <Fact label={t('drawer.wish')}>{t(`wish.${one.wish}`)}</Fact>
      </dl>
      <PhotoStrip
        label={t('drawer.photos')}
        urls={one.photoUrls}
        none={t('noPhotos')}
        nameOf={(number) => t('drawer.photo', { number })}
      />
    </>
  );
}
