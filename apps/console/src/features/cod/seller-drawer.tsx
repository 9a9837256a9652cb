import { codDeskCalls, type CodSellerOrder } from '@onehaul/contract/console/cod';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Skeleton } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../app/call-api.ts';
import { useHasPermission } from '../../app/me.ts';
import { readKeyInShop } from '../../app/parcel/key-in-shop.ts';
import { MoneyMark, useAmounts } from './desk-words.tsx';
import { RemitForm } from './remit-form.tsx';

/** Pending remittance of a seller, broken down by order. */
export function SellerDrawer({ openKey, name }: { readonly openKey: string; readonly name: string }) {
  const { t } = useTranslation('codDesk');
  const { yuan } = useAmounts();
  const mayDecide = useHasPermission('cod:settle');
  const [isAsked, setAsked] = useState(false);
  const which = readKeyInShop(openKey);
  const seller = { shopId: which?.shopId ?? 1, memberId: which?.id ?? 1 };
  const { data, error, refetch } = useQuery({
    queryKey: ['codSellers', 'one', openKey],
    queryFn: ({ signal }) => callApi(codDeskCalls.seller, seller, { signal }),
    enabled: which !== undefined,
  });
  if (error && !data) return <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 10 }} />;
  const figures = [
    ['collected', data.collectedMinor],
    ['freight', -data.freightMinor],
    ['commission', -data.commissionMinor],
    ['tax', -data.taxMinor],
  ] as const;
  return (
    <div className="flex flex-col gap-5">
      <p className="text-lead font-semibold">{name}</p>
      <dl className="rounded-card border border-line">
        {figures.map(([key, minor]) => (
          <div key={key} className="flex justify-between gap-4 px-4 py-2 text-small">
            <dt className="text-muted">{t(key)}</dt>
            <dd className="tabular-nums">{yuan(minor)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-line px-4 py-3 font-semibold">
          <dt>{t('net')}</dt>
          <dd className="tabular-nums" data-net>
            {yuan(data.netMinor)}
          </dd>
        </div>
      </dl>
      {mayDecide && (
        <div>
          <Button type="primary" data-act="remit" disabled={data.orders === 0} onClick={() => setAsked(true)}>
            {t('remit')}
          </Button>
          {data.orders === 0 && <p className="mt-2 text-small text-muted">{t('nothingYet')}</p>}
        </div>
      )}
      <ul className="flex flex-col divide-y divide-line rounded-card border border-line">
        {data.items.map((order) => (
          <Order key={order.orderId} order={order} />
        ))}
      </ul>
      {isAsked && (
        <RemitForm
          sellers={[{ ...seller, memberName: name, netMinor: data.netMinor }]}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}

function Order({ order }: { readonly order: CodSellerOrder }) {
  const { t } = useTranslation('codDesk');
  const { yuan } = useAmounts();
  const cost = order.freightMinor + order.commissionMinor + order.taxMinor;
  return (
    <li className={`grid gap-1 p-3 text-small ${order.isRemitted ? '' : 'text-muted'}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-mono">{order.number}</span>
        <span className="font-medium tabular-nums">{yuan(order.netMinor)}</span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <MoneyMark state={order.state} />
        <span className="text-muted tabular-nums">
          {t('collectedLessCost', { collected: yuan(order.collectedMinor), cost: yuan(cost) })}
        </span>
      </div>
      {!order.isRemitted && <p className="text-caption text-muted">{t('staysUntil')}</p>}
    </li>
  );
}
