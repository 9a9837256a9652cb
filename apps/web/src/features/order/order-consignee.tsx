import { consigneeCalls } from '@onehaul/contract/consignee';
import type { OrderDetails } from '@onehaul/contract/order';
import { useQuery } from '@tanstack/react-query';
import { consigneesKey } from '../../app/portal/consignee-key.ts';
import { ConsigneeTask } from '../../app/portal/consignee-task.tsx';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';

/** Customs confirmation of the receiver; renders nothing when none is required. */
export function OrderConsignee({ order }: { readonly order: OrderDetails }) {
  const send = useSendWithMessage();
  const { data } = useQuery({
    queryKey: [...consigneesKey, 'order', order.id],
    queryFn: () => send(consigneeCalls.list, { pageIndex: 1, pageRows: 1, orderId: order.id }),
    enabled: order.step === 'shipped' || order.step === 'completed',
  });
  const [confirmation] = data?.items ?? [];
  return confirmation ? <ConsigneeTask confirmation={confirmation} /> : null;
}
