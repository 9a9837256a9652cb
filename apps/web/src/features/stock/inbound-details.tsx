import { type StockInbound, stockCalls } from '@onehaul/contract/stock';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { DetailList } from '@onehaul/ui/detail-list';
import { useState } from 'react';
import { NumberWithCopy } from '../../app/portal/copy-number.tsx';
import { Moment } from '../../app/portal/moment.tsx';
import { useSend } from '../../app/session-context.tsx';
import { InboundStateMark } from './inbound-state-mark.tsx';
import { Question } from './question.tsx';

/** One delivery: announced and counted quantities. */
export function InboundDetails({ inbound }: { readonly inbound: StockInbound }) {
  const { t } = useTranslation('stock');
  const send = useSend();
  const [isCancelling, setCancelling] = useState(false);
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
            variant="quietDanger"
            className="-ms-5 justify-self-start"
            data-cancel
            onClick={() => setCancelling(true)}
          >
            {t('inbound.cancel')}
          </Button>
        </div>
      )}
      {isCancelling && (
        <Question
          title={t('inbound.cancelTitle', { number: inbound.number })}
          text={t('inbound.cancelText')}
          confirm={t('inbound.cancel')}
          cancel={t('inbound.keep')}
          act={() => send(stockCalls.cancelInbound, { id: inbound.id })}
          done={t('inbound.cancelDone')}
          onClose={() => setCancelling(false)}
        />
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
