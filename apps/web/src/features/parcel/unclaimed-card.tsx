import type { Unclaimed } from '@onehaul/contract/parcel';
import { dateFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Card } from '@onehaul/ui/card';
import { useState } from 'react';
import { PortalIcon } from '../../app/portal/portal-icon.tsx';
import { useShop } from '../../app/shop-context.tsx';

type Props = { readonly parcel: Unclaimed; readonly onClaim: () => void };

/** Shows enough to recognize an own parcel, too little to claim another member's. */
export function UnclaimedCard({ parcel, onClaim }: Props) {
  const { t, i18n } = useTranslation('parcel');
  const { timeZone } = useShop();
  const day = dateFormat(i18n.language, { dateStyle: 'medium', timeZone });
  const { maskedNumber, warehouseName, receivedAt, weightBelowKilograms, noticeEndsAt, isClaimed } = parcel;
  return (
    <Card as="li" className="grid grid-cols-[calc(var(--spacing)*28)_minmax(0,1fr)] overflow-hidden">
      <Photo url={parcel.photoUrl} />
      <div className="grid content-between gap-2 p-4">
        <div className="grid gap-1">
          <h3 className="font-mono text-small font-semibold break-all">{maskedNumber}</h3>
          <p className="text-caption text-muted">
            {warehouseName}
            <br />
            {t('claim.received', { date: day.format(receivedAt) })}
            {weightBelowKilograms !== null && (
              <>
                {' · '}
                {t('claim.weight', { kilograms: weightBelowKilograms })}
              </>
            )}
            <br />
            {t('claim.until', { date: day.format(noticeEndsAt) })}
          </p>
          {isClaimed && <p className="text-caption font-medium text-warning">{t('claim.contested')}</p>}
        </div>
        <Button
          size="small"
          variant="secondary"
          className="justify-self-start"
          data-claim={parcel.id}
          aria-label={t('claim.openOf', { number: maskedNumber })}
          onClick={onClaim}
        >
          {t('claim.open')}
        </Button>
      </div>
    </Card>
  );
}

function Photo({ url }: { readonly url: string }) {
  const { t } = useTranslation('parcel');
  const [failedUrl, setFailedUrl] = useState('');
  if (url === '' || url === failedUrl)
    return (
      <span className="flex items-center justify-center bg-sunken text-muted">
        <PortalIcon name="box" className="size-8" />
      </span>
    );
  return (
    <img
      src={url}
      alt={t('claim.photo')}
      loading="lazy"
      onError={() => setFailedUrl(url)}
      className="size-full bg-sunken object-cover"
    />
  );
}
