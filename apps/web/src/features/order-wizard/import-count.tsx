import type { Address } from '@onehaul/contract/address';
import { consigneeCalls } from '@onehaul/contract/consignee';
import { dutyFreeShipments } from '@onehaul/domain/customs/consignee';
import { useTranslation } from '@onehaul/i18n/react';
import { Notice } from '@onehaul/ui/form/notice';
import { useQuery } from '@tanstack/react-query';
import { consigneesKey } from '../../app/portal/consignee-key.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';

/** Warns before ordering when the import would exceed the receiver's tax-free count. */
export function ImportCount({ address }: { readonly address: Address }) {
  const { t } = useTranslation('customs');
  const send = useSendWithMessage();
  const { data } = useQuery({
    queryKey: [...consigneesKey, 'counters', address.id],
    queryFn: () => send(consigneeCalls.counters, { addressId: address.id }),
  });
  const [receiver] = data?.receivers ?? [];
  const next = (receiver?.shipped ?? 0) + (receiver?.underWay ?? 0) + 1;
  if (next <= dutyFreeShipments) return null;
  return (
    <Notice tone="warning">
      <span data-import-count={next}>
        {t('counter.seventh', { name: address.receiverName, count: next })}
      </span>
    </Notice>
  );
}
