import type { Address } from '@onehaul/contract/address';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { controlLook } from '@onehaul/ui/form/text-input';
import { PageHead } from '@onehaul/ui/list/page-head';
import { useSwipe } from '@onehaul/ui/list/use-swipe';
import { ListMessage } from '@onehaul/ui/list-message';
import { Suspense, useDeferredValue, useState } from 'react';
import { useRevalidator } from 'react-router';
import { lazyPart } from '../../app/lazy-part.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import { AddressCard, placeOf } from './address-card.tsx';
import { useAddressChanges } from './use-address-changes.ts';

const OpenAddress = lazyPart(async () => ({
  default: (await import('./open-address.client.tsx')).OpenAddress,
}));

const maxAddresses = 50;
/** Shorter lists need no search field. */
const worthSearching = 6;

const isAbout = (address: Address, wanted: string) =>
  [address.receiverName, address.phone, address.detail, placeOf(address), address.pickupPointName ?? '']
    .join(' ')
    .toLowerCase()
    .includes(wanted);

/** /member/address-domestic: the member's addresses, the default one first. */
export function AddressListPage({ addresses }: { readonly addresses: readonly Address[] }) {
  const { t } = useTranslation('address');
  const { t: member } = useTranslation('member');
  const { busyId, remove, makeDefault } = useAddressChanges();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<Address | 'new'>();
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim().toLowerCase());
  const shown = wanted === '' ? addresses : addresses.filter((address) => isAbout(address, wanted));
  const isFull = addresses.length >= maxAddresses;
  useSwipe((key) => {
    const address = addresses.find(({ id }) => String(id) === key);
    if (address) void remove(address);
  });
  const add = (
    <Button data-add-address disabled={isFull} onClick={() => setOpen('new')}>
      {t('add')}
    </Button>
  );

  return (
    <div className="flex flex-col gap-5 max-md:gap-4">
      <PrivateHead title={member('title.addresses')} />
      <PageHead title={member('title.addresses')} sentence={t('list.sentence')} action={add} />
      {addresses.length >= worthSearching && (
        <div className="flex flex-wrap items-center gap-3">
          <input
            type="search"
            className={`${controlLook} max-w-90`}
            aria-label={t('list.search')}
            placeholder={t('list.search')}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <p className="text-small text-muted tabular-nums">
            {t('list.count', { count: addresses.length, most: maxAddresses })}
          </p>
        </div>
      )}
      {isFull && <p className="text-small text-warning">{t('list.full', { most: maxAddresses })}</p>}
      {addresses.length === 0 && (
        <ListMessage icon="pin" title={t('list.emptyTitle')} text={t('list.emptyText')}>
          {add}
        </ListMessage>
      )}
      {addresses.length > 0 && shown.length === 0 && (
        <ListMessage icon="search" title={t('list.noneTitle')} text={t('list.noneText')}>
          <Button variant="secondary" onClick={() => setText('')}>
            {t('list.showAll')}
          </Button>
        </ListMessage>
      )}
      {shown.length > 0 && (
        <ul className="grid gap-4 lg:grid-cols-2 2xl:grid-cols-3" aria-label={member('title.addresses')}>
          {shown.map((address) => (
            <AddressCard
              key={address.id}
              address={address}
              isBusy={busyId === address.id}
              onEdit={() => setOpen(address)}
              onMakeDefault={() => void makeDefault(address)}
              onRemove={() => void remove(address)}
            />
          ))}
        </ul>
      )}
      {open && (
        <Suspense>
          <OpenAddress
            address={open}
            onClose={() => setOpen(undefined)}
            onSaved={() => {
              setOpen(undefined);
              void revalidate();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
