import type { Address } from '@onehaul/contract/address';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Card } from '@onehaul/ui/card';
import { Icon } from '@onehaul/ui/icon';
import { Tag } from '@onehaul/ui/tag';

type Props = {
  readonly address: Address;
  readonly isBusy: boolean;
  readonly onEdit: () => void;
  readonly onMakeDefault: () => void;
  readonly onRemove: () => void;
};

/** Placeholder levels between a municipality and its districts are never written in addresses. */
const isSpoken = (name: string) =>
  name !== '' && !/^(?:市辖区|市轄區|县|縣|Municipal districts|Counties)$/.test(name);

export const placeOf = ({ countryName, province, city, area }: Address) =>
  [countryName, province, city, area].filter(isSpoken).join(' · ');

/** One address: receiver, contact and place. */
export function AddressCard({ address, isBusy, onEdit, onMakeDefault, onRemove }: Props) {
  const { t } = useTranslation('address');
  const { id, receiverName, phone, telephone, detail, postcode, kind, isDefault, pickupPointName } = address;
  return (
    <Card
      as="li"
      data-swipe={id}
      data-swipe-label={t('list.remove')}
      className={`flex flex-col gap-3 p-5 ${isBusy ? 'opacity-60' : ''}`}
    >
      <div data-address={id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <span className="text-body font-semibold break-words">{receiverName}</span>
          <span className="text-small text-muted tabular-nums">
            {[phone, telephone].filter(Boolean).join(' / ')}
          </span>
        </p>
        <p className="flex flex-wrap gap-1">
          {isDefault && (
            <Tag tone="information">
              <Icon name="check" className="size-3.5" />
              {t('list.default')}
            </Tag>
          )}
          {kind === 'pickup' && <Tag>{t('list.pickup')}</Tag>}
        </p>
      </div>
      <p className="grow text-small break-words">
        <span className="block text-muted">{placeOf(address)}</span>
        {pickupPointName && <span className="block font-medium">{pickupPointName}</span>}
        {detail}
        {postcode && <span className="text-muted tabular-nums"> · {postcode}</span>}
      </p>
      <div className="flex flex-wrap gap-2 border-t border-line pt-3">
        <Button
          size="small"
          variant="secondary"
          aria-label={t('list.editOf', { name: receiverName })}
          disabled={isBusy}
          onClick={onEdit}
        >
          {t('list.edit')}
        </Button>
        {!isDefault && (
          <Button
            size="small"
            variant="secondary"
            aria-label={t('list.makeDefaultOf', { name: receiverName })}
            disabled={isBusy}
            onClick={onMakeDefault}
          >
            {t('list.makeDefault')}
          </Button>
        )}
        <Button
          size="small"
          variant="quietDanger"
          className="ms-auto"
          aria-label={t('list.removeOf', { name: receiverName })}
          disabled={isBusy}
          onClick={onRemove}
        >
          {t('list.remove')}
        </Button>
      </div>
    </Card>
  );
}
