import type { FlowRow } from '@onehaul/contract/wallet';
import { useTranslation } from '@onehaul/i18n/react';
import { DetailList } from '@onehaul/ui/detail-list';
import { Link } from 'react-router';
import { orderPath, payReceiptPath } from '../../app/paths.ts';
import { NumberWithCopy } from '../../app/portal/copy-number.tsx';
import { Moment } from '../../app/portal/moment.tsx';
import { FlowChange, useFlowAmounts } from './flow-amount.tsx';
import { WithdrawalStateMark } from './withdrawal-state-mark.tsx';

const link = 'font-medium underline underline-offset-4';

/** One movement with a link to its subject. */
export function FlowDetail({ row }: { readonly row: FlowRow }) {
  const { t } = useTranslation('wallet');
  const { before, after } = useFlowAmounts()(row);
  const numbers = (text: string) => <span className="tabular-nums">{text}</span>;
  return (
    <div className="grid gap-5" data-movement={row.id}>
      <header className="grid gap-1">
        <p className="text-small text-muted">{t(`kind.${row.kind}`)}</p>
        <h2 className="text-title font-semibold">
          <FlowChange row={row} />
        </h2>
      </header>
      <DetailList
        rows={[
          { key: 'time', label: t('time'), value: <Moment at={row.createdAt} /> },
          { key: 'unit', label: t('unit'), value: t(`unit.${row.unit}`) },
          { key: 'before', label: t('before'), value: numbers(before) },
          { key: 'after', label: t('after'), value: numbers(after) },
          ...(row.state === 'done'
            ? []
            : [{ key: 'state', label: t('stateName'), value: <WithdrawalStateMark state={row.state} /> }]),
          ...(row.orders.length === 0
            ? []
            : [
                {
                  key: 'order',
                  label: t('order'),
                  value: (
                    <span className="grid">
                      {row.orders.map(({ id, number }) => (
                        <Link key={id} to={orderPath(id)} className={`${link} font-mono`}>
                          {number}
                        </Link>
                      ))}
                    </span>
                  ),
                },
              ]),
          { key: 'number', label: t('number'), value: row.number && <NumberWithCopy number={row.number} /> },
          { key: 'remark', label: t('remark'), value: row.remark },
        ]}
      />
      {row.hasReceipt && (
        <p>
          <Link to={payReceiptPath(row.number)} className={link} data-receipt>
            {t('receipt')}
          </Link>
        </p>
      )}
    </div>
  );
}
