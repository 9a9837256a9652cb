import { caseDeskCalls, type CaseRow } from '@onehaul/contract/console/cases';
import { orderDeskCalls, type OrderRow } from '@onehaul/contract/console/orders';
import { parcelDeskCalls, type ParcelRow } from '@onehaul/contract/console/parcels';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { Moment } from '@onehaul/workbench/moment';
import { useMemo } from 'react';
import { callApi } from '../../app/call-api.ts';
import { CaseStateMark } from '../../app/case-state-mark.tsx';
import { OrderStepMark } from '../../app/order/step-mark.tsx';
import { keyInShop } from '../../app/parcel/key-in-shop.ts';
import { ParcelStateMark } from '../../app/parcel/state-mark.tsx';
import { paths } from '../../app/paths.ts';
import type { WhichMember } from './member-address.ts';
import { MemberList } from './member-list.tsx';

type Props = { readonly member: WhichMember & { readonly code: string } };

type Found<Row> = { readonly items: Row[]; readonly total: number };

/** The lists search by number where no record has the member's code; such rows belong to somebody else. */
const ownRows =
  ({ id }: WhichMember) =>
  <Row extends { readonly memberId: number | null }>({ items, total }: Found<Row>): Found<Row> =>
    items.every(({ memberId }) => memberId === id) ? { items, total } : { items: [], total: 0 };

export function MemberParcels({ member }: Props) {
  const { t, i18n } = useTranslation('memberPage');
  const columns = useMemo<Column<ParcelRow>[]>(() => {
    const { weight } = measuresIn(i18n.language);
    return [
      {
        key: 'number',
        title: t('field.courierNumber'),
        width: 200,
        show: ({ courierNumber, piece }) => (
          <span className="font-mono">{piece > 1 ? `${courierNumber} (${piece})` : courierNumber}</span>
        ),
      },
      {
        key: 'state',
        title: t('field.state'),
        width: 160,
        show: ({ state }) => <ParcelStateMark state={state} />,
      },
      { key: 'goods', title: t('field.goods'), show: ({ goodsName }) => goodsName },
      { key: 'warehouse', title: t('field.warehouse'), show: ({ warehouseName }) => warehouseName },
      { key: 'bin', title: t('field.bin'), width: 110, show: ({ binCode }) => binCode || '-' },
      {
        key: 'weight',
        title: t('field.weight'),
        width: 110,
        align: 'end',
        show: ({ weightGrams }) => (weightGrams === null ? '-' : weight(weightGrams)),
      },
      {
        key: 'at',
        title: t('field.at'),
        width: 160,
        show: ({ receivedAt, createdAt }) => <Moment at={receivedAt ?? createdAt} />,
      },
    ];
  }, [t, i18n.language]);
  return (
    <MemberList
      member={member}
      name="parcels"
      label={t('tab.parcels')}
      columns={columns}
      keyOf={keyInShop}
      addressOf={(row) => `${paths.parcels}?open=${keyInShop(row)}`}
      load={(page, signal) =>
        callApi(
          parcelDeskCalls.list,
          { search: member.code, shopId: member.shopId, isWithoutBin: false, ...page },
          { signal },
        ).then(ownRows(member))
      }
      emptyTitle={t('empty.parcels')}
    />
  );
}

export function MemberOrders({ member }: Props) {
  const { t, i18n } = useTranslation('memberPage');
  const columns = useMemo<Column<OrderRow>[]>(() => {
    const { money } = measuresIn(i18n.language);
    return [
      {
        key: 'number',
        title: t('field.orderNumber'),
        width: 150,
        show: ({ number }) => <span className="font-mono">{number}</span>,
      },
      { key: 'step', title: t('field.state'), width: 170, show: ({ step }) => <OrderStepMark step={step} /> },
      { key: 'line', title: t('field.line'), show: ({ lineName }) => lineName },
      { key: 'receiver', title: t('field.receiver'), show: ({ receiverName }) => receiverName },
      {
        key: 'total',
        title: t('field.total'),
        width: 120,
        align: 'end',
        show: ({ totalMinor }) => money(totalMinor, 'CNY'),
      },
      {
        key: 'paid',
        title: t('field.paid'),
        width: 120,
        align: 'end',
        show: ({ paidMinor }) => money(paidMinor, 'CNY'),
      },
      { key: 'at', title: t('field.at'), width: 160, show: ({ createdAt }) => <Moment at={createdAt} /> },
    ];
  }, [t, i18n.language]);
  return (
    <MemberList
      member={member}
      name="orders"
      label={t('tab.orders')}
      columns={columns}
      keyOf={keyInShop}
      addressOf={(row) => `${paths.orders}?open=${keyInShop(row)}`}
      load={(page, signal) =>
        callApi(
          orderDeskCalls.list,
          { search: member.code, shopId: member.shopId, ...page },
          { signal },
        ).then(ownRows(member))
      }
      emptyTitle={t('empty.orders')}
    />
  );
}

export function MemberCases({ member }: Props) {
  const { t } = useTranslation('memberPage');
  const { t: words } = useTranslation('cases');
  const columns = useMemo<Column<CaseRow>[]>(
    () => [
      {
        key: 'number',
        title: t('field.caseNumber'),
        width: 150,
        show: ({ number }) => <span className="font-mono">{number}</span>,
      },
      { key: 'kind', title: t('field.kind'), width: 140, show: ({ kind }) => words(`kind.${kind}`) },
      {
        key: 'state',
        title: t('field.state'),
        width: 160,
        show: ({ state }) => <CaseStateMark state={state} />,
      },
      { key: 'excerpt', title: t('field.excerpt'), show: ({ excerpt }) => excerpt },
      { key: 'staff', title: t('field.assignee'), width: 150, show: ({ staffName }) => staffName || '-' },
      { key: 'at', title: t('field.at'), width: 160, show: ({ updatedAt }) => <Moment at={updatedAt} /> },
    ],
    [t, words],
  );
  return (
    <MemberList
      member={member}
      name="cases"
      label={t('tab.cases')}
      columns={columns}
      keyOf={keyInShop}
      addressOf={(row) => `${paths.cases}?open=${keyInShop(row)}`}
      load={(page, signal) =>
        callApi(
          caseDeskCalls.list,
          { search: member.code, shopId: member.shopId, isMine: false, ...page },
          { signal },
        ).then(ownRows(member))
      }
      emptyTitle={t('empty.cases')}
    />
  );
}
