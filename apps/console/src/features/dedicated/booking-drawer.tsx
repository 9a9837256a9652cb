import { dedicatedDeskCalls } from '@onehaul/contract/console/dedicated';
import { dedicatedStages } from '@onehaul/domain/dedicated/progress';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Button, Skeleton } from '@onehaul/workbench/antd';
import { CopyValue } from '@onehaul/workbench/copy-value';
import { DetailList } from '@onehaul/workbench/detail-list';
import { failureOf } from '@onehaul/workbench/failure';
import { ListMessage } from '@onehaul/workbench/list-message';
import { Moment } from '@onehaul/workbench/moment';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../app/call-api.ts';
import { useHasPermission } from '../../app/me.ts';
import { OrderStepMark } from '../../app/order/step-mark.tsx';
import { useChange } from '../../app/use-change.ts';
import { useGeneratedDocument } from '../../app/use-generated-document.ts';
import { BoxListTable } from './box-list-table.tsx';

/** One booking: progress, box contents and documents. */
export function BookingDrawer({ which }: { readonly which: string }) {
  const { t, i18n } = useTranslation('boxes');
  const { t: d } = useTranslation('dispatch');
  const [shopId = 0, id = 0] = which.split('-').map(Number);
  const { data: booking, error } = useQuery({
    queryKey: ['dedicated', 'one', which],
    queryFn: ({ signal }) => callApi(dedicatedDeskCalls.get, { shopId, id }, { signal }),
  });
  if (error) return <ListMessage icon="search" title={t('desk.gone')} text={failureOf(error).message} />;
  if (!booking) return <Skeleton active paragraph={{ rows: 8 }} />;
  const { money } = measuresIn(i18n.language);
  return (
    <div className="flex flex-col gap-5" data-booking={booking.number}>
      <div className="flex items-start justify-between gap-3">
        <p className="text-lead font-semibold">
          <CopyValue value={booking.number} />
        </p>
        <OrderStepMark step={booking.step} />
      </div>
      <ol className="flex flex-wrap gap-x-4 gap-y-1 text-small">
        {dedicatedStages.map((stage) => {
          const isDone = booking.stagesDone.includes(stage);
          return (
            <li key={stage} className={isDone ? 'font-semibold' : 'text-muted'} data-done={isDone}>
              <span aria-hidden>{isDone ? '● ' : '○ '}</span>
              {t(`stage.${stage}`)}
            </li>
          );
        })}
      </ol>
      {booking.exception && (
        <p className="rounded-control bg-danger-ground px-3 py-2 text-small text-danger">
          {d(`exception.${booking.exception}`)} {booking.exceptionNote}
        </p>
      )}
      <Papers
        which={{ shopId, id }}
        hasList={booking.boxList.length > 0}
        isThere={booking.stagesDone.includes('received')}
        invoiceNumber={booking.invoiceNumber}
      />
      <DetailList
        rows={[
          {
            key: 'member',
            label: t('desk.member'),
            value: `${booking.memberCode} ${booking.memberName}`,
          },
          { key: 'goods', label: t('goods'), value: booking.goodsName },
          { key: 'line', label: t('line'), value: `${booking.lineName} · ${booking.countryName}` },
          { key: 'warehouse', label: t('desk.warehouse'), value: booking.warehouseName },
          {
            key: 'boxes',
            label: t('desk.boxes'),
            value: t('desk.received', { received: booking.receivedCount, count: booking.pieceCount }),
          },
          {
            key: 'customs',
            label: t('desk.customs'),
            value: t(booking.isCustoms ? 'desk.customsYes' : 'desk.customsNo'),
          },
          { key: 'invoice', label: t('desk.invoice'), value: booking.invoiceNumber ?? '-' },
          {
            key: 'total',
            label: t('desk.total'),
            value: (
              <span className="tabular-nums">
                {money(booking.totalMinor, 'CNY')} · {t('desk.paid')} {money(booking.paidMinor, 'CNY')}
              </span>
            ),
          },
          { key: 'created', label: t('desk.createdAt'), value: <Moment at={booking.createdAt} /> },
        ]}
      />
      <BoxListTable lines={booking.boxList} />
    </div>
  );
}

type PapersProps = {
  readonly which: { readonly shopId: number; readonly id: number };
  readonly hasList: boolean;
  readonly isThere: boolean;
  readonly invoiceNumber: string | null;
};

/** Box list file and invoice; the invoice number is assigned on the first request. */
function Papers({ which, hasList, isThere, invoiceNumber }: PapersProps) {
  const { t } = useTranslation('boxes');
  const { message } = App.useApp();
  const mayWork = useHasPermission('dedicated:work');
  const [isIssuing, setIssuing] = useState(false);
  const list = useGeneratedDocument(dedicatedDeskCalls.boxListFile);
  const invoice = useGeneratedDocument(dedicatedDeskCalls.invoice);
  const issue = useChange(dedicatedDeskCalls.issueInvoice, ['dedicated', 'audit']);
  async function openInvoice() {
    setIssuing(true);
    try {
      if (invoiceNumber === null) await issue(which);
      await invoice.open(which);
    } catch (error) {
      void message.error(failureOf(error).message);
    } finally {
      setIssuing(false);
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        data-act="boxListFile"
        loading={list.isBusy}
        disabled={!hasList}
        onClick={() => void list.open(which)}
      >
        {t('desk.export')}
      </Button>
      {(invoiceNumber !== null || mayWork) && (
        <Button
          data-act="invoice"
          loading={isIssuing}
          disabled={invoiceNumber === null && (!hasList || !isThere)}
          onClick={() => void openInvoice()}
        >
          {t(invoiceNumber === null ? 'desk.issue' : 'desk.openInvoice')}
        </Button>
      )}
      {invoiceNumber === null && (!hasList || !isThere) && (
        <span className="text-small text-muted">{t(hasList ? 'desk.notReceived' : 'desk.noList')}</span>
      )}
    </div>
  );
}
