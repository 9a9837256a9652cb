import { walletDeskCalls, type WalletMovement } from '@onehaul/contract/console/wallets';
import type { FlowUnit } from '@onehaul/domain/wallet/flow';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { Moment } from '@onehaul/workbench/moment';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { callApi } from '../../app/call-api.ts';
import { useHasPermission } from '../../app/me.ts';
import { keyInShop } from '../../app/parcel/key-in-shop.ts';
import { paths } from '../../app/paths.ts';
import type { WhichMember } from './member-address.ts';
import { MemberList } from './member-list.tsx';

type Props = { readonly member: WhichMember; readonly unit: FlowUnit };

/** Statement of the balance or the points: before, change and after of each movement, newest first. */
export function MemberWallet({ member, unit }: Props) {
  const { t, i18n } = useTranslation('memberPage');
  const { t: words } = useTranslation('wallet');
  const mayReadOrders = useHasPermission('order:read');
  const { shopId } = member;
  const columns = useMemo<Column<WalletMovement>[]>(() => {
    const { money, number } = measuresIn(i18n.language);
    const isMoney = unit === 'money';
    const amount = (value: number) => (isMoney ? money(value, 'CNY') : number(value));
    return [
      { key: 'at', title: t('field.at'), width: 160, show: ({ createdAt }) => <Moment at={createdAt} /> },
      {
        key: 'kind',
        title: t('field.kind'),
        width: 180,
        wraps: true,
        show: ({ kind, state }) =>
          state === 'done' ? words(`kind.${kind}`) : `${words(`kind.${kind}`)}, ${words(`state.${state}`)}`,
      },
      {
        key: 'before',
        title: t('field.before'),
        width: 120,
        align: 'end',
        show: ({ before }) => <span className="text-muted tabular-nums">{amount(before)}</span>,
      },
      {
        key: 'change',
        title: t('field.change'),
        width: 130,
        align: 'end',
        show: ({ change }) => (
          <span className={`font-medium tabular-nums ${change > 0 ? 'text-positive' : ''}`}>
            {change > 0 ? `+${amount(change)}` : amount(change)}
          </span>
        ),
      },
      {
        key: 'after',
        title: t('field.after'),
        width: 120,
        align: 'end',
        show: ({ after }) => <span className="tabular-nums">{amount(after)}</span>,
      },
      {
        key: 'about',
        title: t('field.about'),
        wraps: true,
        show: ({ orders, number: ofPayment }) =>
          orders.length > 0 ? (
            <span className="flex flex-wrap gap-x-3 font-mono">
              {orders.map((order) =>
                mayReadOrders ? (
                  <Link
                    key={order.id}
                    to={`${paths.orders}?open=${keyInShop({ shopId, id: order.id })}`}
                    className="text-primary-9 underline"
                  >
                    {order.number}
                  </Link>
                ) : (
                  <span key={order.id}>{order.number}</span>
                ),
              )}
            </span>
          ) : (
            <span className="font-mono">{ofPayment}</span>
          ),
      },
      { key: 'remark', title: t('field.remark'), wraps: true, show: ({ remark }) => remark },
    ];
  }, [t, words, i18n.language, unit, mayReadOrders, shopId]);
  return (
    <MemberList
      key={unit}
      member={member}
      name={unit}
      label={t(`tab.${unit}`)}
      columns={columns}
      keyOf={({ id }) => String(id)}
      load={(page, signal) =>
        callApi(walletDeskCalls.movements, { shopId, memberId: member.id, unit, ...page }, { signal })
      }
      emptyTitle={t('empty.movements')}
    />
  );
}
