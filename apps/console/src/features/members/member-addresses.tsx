import { addressDeskCalls, type AddressRow } from '@onehaul/contract/console/addresses';
import { useTranslation } from '@onehaul/i18n/react';
import { Skeleton } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage, ListMessage } from '@onehaul/workbench/list-message';
import { Masked } from '@onehaul/workbench/masked';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../app/call-api.ts';
import { useHasPermission } from '../../app/me.ts';
import { useChange } from '../../app/use-change.ts';
import type { WhichMember } from './member-address.ts';
import { ReasonField } from './reason-field.tsx';

/** Delivery addresses; phone numbers are masked until they are revealed for a reason. */
export function MemberAddresses({ member }: { readonly member: WhichMember }) {
  const { t } = useTranslation('memberPage');
  const { shopId, id } = member;
  const { data, error, refetch } = useQuery({
    queryKey: ['members', 'records', shopId, id, 'addresses'],
    queryFn: ({ signal }) => callApi(addressDeskCalls.list, { shopId, memberId: id }, { signal }),
  });
  if (error && !data) return <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />;
  if (data.items.length === 0) return <ListMessage icon="note" title={t('empty.addresses')} text="" />;
  return (
    <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3" data-records="addresses">
      {data.items.map((address) => (
        <AddressCard key={address.id} address={address} />
      ))}
    </ul>
  );
}

function AddressCard({ address }: { readonly address: AddressRow }) {
  const { t } = useTranslation('memberPage');
  const { t: words } = useTranslation('console');
  const mayReveal = useHasPermission('member:reveal');
  const reveal = useChange(addressDeskCalls.reveal, ['audit']);
  const [isRevealing, setIsRevealing] = useState(false);
  // Held in component state only, so leaving the tab discards it.
  const [whole, setWhole] = useState<string>();
  const { shopId, id, province, city, area, detail, postcode } = address;
  return (
    <li className="flex flex-col gap-1 rounded-card border border-line bg-surface p-4 text-small">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium">{address.receiverName}</span>
        {address.isDefault && <span className="text-caption text-muted">{t('address.isDefault')}</span>}
      </p>
      <Masked
        label={words('members.phone')}
        masked={address.maskedPhone}
        fullValue={whole}
        onReveal={mayReveal ? () => setIsRevealing(true) : undefined}
      />
      <p className="break-words text-muted">
        {[address.countryName, province, city, area].filter(Boolean).join(' ')}
      </p>
      <p className="break-words">
        {address.kind === 'pickup' ? address.pickupPointName : [detail, postcode].filter(Boolean).join(' ')}
      </p>
      {isRevealing && (
        <ModalForm
          title={t('address.revealTitle', { name: address.receiverName })}
          text={t('reveal.text')}
          schema={addressDeskCalls.reveal.input.pick({ reason: true })}
          submitLabel={t('reveal.submit')}
          onSubmit={async ({ reason }) => {
            const { phone, telephone } = await reveal({ shopId, id, reason });
            setWhole([phone, telephone].filter(Boolean).join(', '));
          }}
          onClose={() => setIsRevealing(false)}
        >
          <ReasonField />
        </ModalForm>
      )}
    </li>
  );
}
