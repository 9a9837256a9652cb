import type { Address } from '@onehaul/contract/address';
import { lineDeliveryRefusal } from '@onehaul/domain/order/line-delivery';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { EmptyState } from '@onehaul/ui/empty-state';
import { Notice } from '@onehaul/ui/form/notice';
import { Tag } from '@onehaul/ui/tag';
import { useEffect } from 'react';
import { ConsigneeChecklist } from '../../app/portal/consignee-checklist.tsx';
import { ImportCount } from './import-count.tsx';
import { fieldId } from './step-errors.ts';
import { choiceInput, choiceLook, Part } from './part.tsx';
import { firstAddress, type Wizard } from './use-wizard.ts';
import { placeText } from './words.ts';

/** Opens the address drawer for a new or an existing address. */
export type OpenAddress = (address: Address | 'new') => void;
type Props = { readonly wizard: Wizard; readonly onOpen: OpenAddress };

/** Address select. Marks addresses in countries that no line of the warehouse serves. */
export function AddressPart({ wizard, onOpen }: Props) {
  const { t } = useTranslation('wizard');
  const { t: refusal } = useTranslation('refusal');
  const { addresses, draft, known, lines, change } = wizard;
  const warehouseId = known.parcels[0]?.warehouseId;
  const reached = new Set(
    lines.filter((line) => line.warehouseId === warehouseId).map(({ countryId }) => countryId),
  );
  const offered = warehouseId === undefined ? undefined : firstAddress(addresses, lines, warehouseId);
  const offeredId = known.address ? undefined : offered?.id;
  // Preselects the default address.
  useEffect(() => {
    if (offeredId !== undefined) change({ addressId: offeredId });
  }, [offeredId, change]);

  /** True when an address requires another line: another country, or a kind the line does not deliver to. */
  const isLeft = ({ countryId, kind }: Address) =>
    known.address?.countryId !== countryId ||
    (known.line !== undefined && lineDeliveryRefusal(known.line.delivery, kind) !== undefined);
  const isDoorAsked = known.line?.delivery === 'dispatch' && known.address?.kind === 'pickup';

  const add = (
    <Button variant="secondary" data-add-address onClick={() => onOpen('new')}>
      {t('address.add')}
    </Button>
  );
  if (addresses.length === 0)
    return (
      <Part title={t('address.title')}>
        <EmptyState as="p" title={t('address.emptyTitle')} text={t('address.emptyText')}>
          <Button id={fieldId('address')} data-add-address onClick={() => onOpen('new')}>
            {t('address.add')}
          </Button>
        </EmptyState>
      </Part>
    );
  return (
    <Part title={t('address.title')} action={add}>
      {isDoorAsked && <Notice tone="warning">{refusal('order.homeAddressNeeded')}</Notice>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 md:grid-cols-2">
        {addresses.map((address, index) => (
          <AddressCard
            key={address.id}
            address={address}
            inputId={index === 0 ? fieldId('address') : undefined}
            isChosen={address.id === draft.addressId}
            isReached={warehouseId === undefined || reached.has(address.countryId)}
            onChoose={() => change({ addressId: address.id, ...(isLeft(address) && { lineId: null }) })}
            onEdit={() => onOpen(address)}
          />
        ))}
      </ul>
      {known.address?.asksConsignee && (
        <>
          <ImportCount address={known.address} />
          {known.address.consigneeProblems.length > 0 && (
            <ConsigneeChecklist problems={known.address.consigneeProblems} />
          )}
        </>
      )}
    </Part>
  );
}

type CardProps = {
  readonly address: Address;
  readonly inputId: string | undefined;
  readonly isChosen: boolean;
  readonly isReached: boolean;
  readonly onChoose: () => void;
  readonly onEdit: () => void;
};

function AddressCard({ address, inputId, isChosen, isReached, onChoose, onEdit }: CardProps) {
  const { t } = useTranslation('wizard');
  const { t: customs } = useTranslation('customs');
  const { receiverName, phone, kind, isDefault, countryName } = address;
  const problems = address.consigneeProblems.length;
  return (
    <li className={`${choiceLook} flex-wrap`}>
      <label className="flex min-w-0 grow basis-40 gap-3">
        <input
          type="radio"
          name="order-address"
          id={inputId}
          className={choiceInput}
          checked={isChosen}
          disabled={!isReached}
          onChange={onChoose}
        />
        <span className="min-w-0 grow">
          <span className="flex flex-wrap items-center gap-x-2">
            <span className="font-semibold">{receiverName}</span>
            <span className="text-muted tabular-nums">{phone}</span>
          </span>
          <span className="mt-1 block break-words">{placeText(address)}</span>
          <span className="mt-1 flex flex-wrap gap-1">
            <Tag>{t(kind === 'pickup' ? 'address.pickup' : 'address.dispatch')}</Tag>
            {isDefault && <Tag>{t('address.default')}</Tag>}
            {problems > 0 && <Tag tone="warning">{customs('ready.problems', { count: problems })}</Tag>}
          </span>
          {!isReached && (
            <span className="mt-1 block text-caption text-warning">
              {t('address.noLine', { country: countryName })}
            </span>
          )}
        </span>
      </label>
      <Button
        size="small"
        variant="quiet"
        className="min-w-control-small"
        aria-label={t('address.editOf', { name: receiverName })}
        onClick={onEdit}
      >
        {t('address.edit')}
      </Button>
    </li>
  );
}
