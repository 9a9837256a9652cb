import { orderCalls } from '@onehaul/contract/order';
import { paymentCalls } from '@onehaul/contract/payment';
import type { LoaderFunctionArgs } from 'react-router';
import { loadTexts } from '../app/load-texts.ts';
import { loadOwn } from '../app/own.server.ts';
import { revalidateOnPathChange } from '../app/revalidate-on-path-change.ts';
import { PayPage } from '../features/payment/pay-page.tsx';

await loadTexts('payment');
export const handle = { texts: ['payment'] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const payment = await loadOwn(context, paymentCalls.payState, { number: params['number'] ?? '' });
  const [orderId] = payment.orderIds;
  const isSettled = payment.state === 'settled';
  const [order, accounts] = await Promise.all([
    isSettled && payment.purpose === 'order' && orderId !== undefined
      ? loadOwn(context, orderCalls.get, { id: orderId })
      : undefined,
    !isSettled && payment.method === 'bankDeposit'
      ? loadOwn(context, paymentCalls.bankAccounts, {})
      : undefined,
  ]);
  return { payment, order, accounts, now: new Date() };
}

export const shouldRevalidate = revalidateOnPathChange;

type Props = { readonly loaderData: Awaited<ReturnType<typeof loader>> };

export default function Page({ loaderData }: Props) {
  // Keyed by number, so that another payment starts with fresh state.
  return <PayPage key={loaderData.payment.number} {...loaderData} />;
}
