import { type StockInbound, stockCalls } from '@onehaul/contract/stock';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import { DetailList } from '@onehaul/workbench/detail-list';
import { ListMessage } from '@onehaul/workbench/list-message';
import { Moment } from '@onehaul/workbench/moment';
import { NumberWithCopy } from '../../app/portal/copy-number.tsx';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend } from '../../app/session-context.tsx';
import { InboundStateMark } from './inbound-state-mark.tsx';
import { useReloadStock } from './use-reload-stock.ts';

/** One delivery: announced and counted quantities. */
export function InboundDrawer({ inbound }: { readonly inbound: StockInbound | undefined }) {
  const { t } = useTranslation('stock');
  if (!inbound) return <ListMessage icon="search" title={t('noneFound')} text={t('noneFoundText')} />;
  return <Inbound inbound={inbound} />;
}

function Inbound({ inbound }: { readonly inbound: StockInbound }) {
  const { t } = useTranslation('stock');
  const send = useSend();
  const reload = useReloadStock();
  const cancel = useChange(() => send(stockCalls.cancelInbound, { id: inbound.id }), {
    onDone: reload,
    done: () => t('inbound.cancelDone'),
  });
  return (
    <div className="grid gap-5" data-inbound={inbound.number}>
      <DetailList
        rows={[
          { key: 'number', label: t('column.number'), value: <NumberWithCopy number={inbound.number} /> },
          { key: 'state', label: t('column.state'), value: <InboundStateMark state={inbound.state} /> },
          { key: 'warehouse', label: t('column.warehouse'), value: inbound.warehouseName },
          {
            key: 'courier',
            label: t('inbound.courier'),
            value: inbound.courierNumber && <NumberWithCopy number={inbound.courierNumber} />,
          },
          { key: 'created', label: t('column.announcedAt'), value: <Moment at={inbound.createdAt} /> },
          ...(inbound.receivedAt
            ? [{ key: 'received', label: t('inbound.receivedAt'), value: <Moment at={inbound.receivedAt} /> }]
            : []),
          { key: 'remark', label: t('inbound.remark'), value: inbound.remark },
        ]}
      />
      <ul className="grid">
        {inbound.items.map((item) => (
          <Line key={item.skuId} item={item} />
        ))}
      </ul>
      {inbound.state === 'expected' && (
        <div className="grid gap-2">
          <p className="text-small text-muted">{t('inbound.label', { number: inbound.number })}</p>
          <Button
            danger
            className="justify-self-start"
            loading={cancel.isPending}
            data-cancel
            onClick={() => cancel.start()}
          >
            {t('inbound.cancel')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Line({ item }: { readonly item: StockInbound['items'][number] }) {
  const { t, i18n } = useTranslation('stock');
  const { number } = measuresIn(i18n.language);
  const isOther = item.counted !== null && item.counted !== item.expected;
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line py-2 text-small last:border-0">
      <span className="grid min-w-0 leading-tight">
        <span className="break-words">{item.name}</span>
        <code className="font-mono text-caption text-muted">{item.code}</code>
      </span>
      <span className="grid justify-items-end leading-tight tabular-nums">
        <span>{t('inbound.expectedPieces', { pieces: number(item.expected) })}</span>
        {item.counted !== null && (
          <span className={`text-caption ${isOther ? 'text-warning' : 'text-muted'}`}>
            {t('inbound.countedPieces', { counted: number(item.counted), damaged: number(item.damaged) })}
          </span>
        )}
      </span>
    </li>
  );
}
