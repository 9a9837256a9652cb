import type { Claim } from '@onehaul/contract/console/parcels';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert, Skeleton } from '@onehaul/workbench/antd';
import { CopyValue } from '@onehaul/workbench/copy-value';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage, ListMessage } from '@onehaul/workbench/list-message';
import { useQueryClient } from '@tanstack/react-query';
import { ParcelPhotos } from '../../app/parcel/photos.tsx';
import { keyInShop } from '../../app/parcel/key-in-shop.ts';
import { ParcelStateMark } from '../../app/parcel/state-mark.tsx';
import { useParcel } from '../../app/parcel/use-parcel.ts';
import { ClaimCard } from './claim-card.tsx';

type Props = { readonly claimKey: string; readonly claim: Claim | undefined };

/** A claim beside the parcel's own photos and any competing claims. */
export function ClaimDrawer({ claimKey, claim }: Props) {
  const { t } = useTranslation('station');
  const isListed = useQueryClient().isFetching({ queryKey: ['claims', 'list'] }) === 0;
  const { data: parcel, error, refetch } = useParcel(claim && { shopId: claim.shopId, id: claim.parcelId });
  if (!claim) {
    if (!isListed) return <Skeleton active paragraph={{ rows: 10 }} />;
    return <ListMessage icon="search" title={t('claim.missingTitle')} text={t('claim.missingText')} />;
  }
  if (error) return <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />;
  if (!parcel) return <Skeleton active paragraph={{ rows: 10 }} />;
  const shown = parcel.claims.find((one) => keyInShop(one) === claimKey) ?? claim;
  const rivals = parcel.claims.filter((one) => one.state === 'open' && one.id !== shown.id);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex items-center justify-between gap-3">
        <h2 className="min-w-0 text-lead font-semibold">
          <CopyValue value={parcel.courierNumber} />
        </h2>
        <ParcelStateMark state={parcel.state} />
      </div>
      {rivals.length > 0 && shown.state === 'open' && (
        <Alert type="warning" showIcon title={t('claim.contested', { count: rivals.length + 1 })} />
      )}
      <ParcelPhotos photos={parcel.photos} />
      <div
        data-claims={rivals.length + 1}
        className={rivals.length > 0 ? 'grid grid-cols-2 gap-3' : 'flex flex-col'}
      >
        {[shown, ...rivals].map((one) => (
          <ClaimCard key={one.id} claim={one} />
        ))}
      </div>
    </div>
  );
}
