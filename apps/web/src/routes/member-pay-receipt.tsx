import { paymentCalls } from '@onehaul/contract/payment';
import type { LoaderFunctionArgs } from 'react-router';
import { loadTexts } from '../app/load-texts.ts';
import { loadOwnIfAny } from '../app/own.server.ts';
import { revalidateOnPathChange } from '../app/revalidate-on-path-change.ts';
import { ReceiptPage } from '../features/payment/receipt-page.tsx';

await loadTexts('payment');
export const handle = { texts: ['payment'] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const number = params['number'] ?? '';
  return { number, receipt: await loadOwnIfAny(context, paymentCalls.receipt, { number }) };
}

export const shouldRevalidate = revalidateOnPathChange;

type Props = { readonly loaderData: Awaited<ReturnType<typeof loader>> };

export default function Page({ loaderData }: Props) {
  return <ReceiptPage {...loaderData} />;
}
