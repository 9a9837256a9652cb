import type { Address } from '@onehaul/contract/address';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { controlLook } from '@onehaul/ui/form/text-input';
import { FailureMessage, ListMessage } from '@onehaul/ui/list-message';
import { Skeleton } from '@onehaul/ui/skeleton';
import { PageHead } from '@onehaul/workbench/page-head';
import { useDeferredValue, useState } from 'react';
import { PrivateHead } from '../../app/private-head.tsx';
import { AddressCard, placeOf } from './address-card.tsx';
import { AddressDrawer } from './address-drawer.client.tsx';
import { useAddressList } from './use-address-list.ts';

const maxAddresses = 50;
/** Shorter lists need no search field. */
const worthSearching = 6;

const isAbout = (address: Address, wanted: string) =>
  [address.receiverName, address.phone, address.detail, placeOf(address), address.pickupPointName ?? '']
    .join(' ')
    .toLowerCase()
    .includes(wanted);

/** /member/address-domestic: the member's addresses, the default one first. */
export function AddressListPage() {
  const { t } = useTranslation('address');
  const { t: member } = useTranslation('member');
  const { list, busyId, remove, makeDefault } = useAddressList();
  const [open, setOpen] = useState<Address | 'new'>();
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim().toLowerCase());
  const addresses = list.data?.items ?? [];
  const shown = wanted === '' ? addresses : addresses.filter((address) => isAbout(address, wanted));
  const isFull = addresses.length >= maxAddresses;
  const add = (
    <Button data-add-address disabled={isFull} onClick={() => setOpen('new')}>
      {t('add')}
    </Button>
  );

  return (
    <>
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
      {list.error && (
        <FailureMessage
          title={member('failure.title')}
          text={list.error.message}
          retry={member('failure.retry')}
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isPending && (
        <Skeleton
          label={member('loading')}
          className="grid gap-4 lg:grid-cols-2 2xl:grid-cols-3"
          blocks={Array.from({ length: 4 }, () => 'h-40')}
        />
      )}
      {list.data && addresses.length === 0 && (
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
      <AddressDrawer address={open} onClose={() => setOpen(undefined)} onSaved={() => setOpen(undefined)} />
    </>
  );
}
