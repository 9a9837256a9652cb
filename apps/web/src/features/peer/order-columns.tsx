import type { PeerOrder } from '@onehaul/contract/peer';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/ui/list/row-list';
import { CopyNumberButton } from '../../app/portal/copy-number.tsx';
import { Moment } from '../../app/portal/moment.tsx';
import { useCnyText } from '../../app/portal/money-text.tsx';
import { StageMark } from './peer-marks.tsx';

/** Two lines in a table, one on a card. */
const twoLines =
  'grid min-w-0 leading-tight max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-2';
const second = 'truncate text-caption text-muted';

export function useOrderColumns(): readonly Column<PeerOrder>[] {
  const { t } = useTranslation('peers');
  const exact = useCnyText();
  return [
    {
      key: 'number',
      title: t('column.number'),
      isFixed: true,
      width: 'w-[190px]',
      onCard: 'head',
      show: ({ clientNumber, number }) => (
        <span className="grid min-w-0 leading-tight">
          <code className="truncate font-mono">{clientNumber}</code>
          <span className={second}>{number}</span>
        </span>
      ),
      beside: ({ clientNumber }) => <CopyNumberButton number={clientNumber} />,
    },
    {
      key: 'state',
      title: t('column.state'),
      width: 'w-[128px]',
      onCard: 'aside',
      show: ({ stage }) => <StageMark stage={stage} />,
    },
    {
      key: 'receiver',
      title: t('column.receiver'),
      width: 'w-[120px]',
      onCard: 'line',
      show: ({ receiverName, countryName }) => (
        <span className={twoLines}>
          <span className="truncate">{receiverName}</span>
          <span className={second}>{countryName}</span>
        </span>
      ),
    },
    {
      key: 'line',
      title: t('column.line'),
      onCard: 'line',
      show: ({ lineName }) => <span className="line-clamp-2 leading-tight">{lineName}</span>,
    },
    {
      key: 'boxes',
      title: t('column.boxes'),
      width: 'w-[96px]',
      align: 'end',
      onCard: 'field',
      show: ({ boxCount, receivedCount }) => (
        <span className="tabular-nums">{t('boxesOf', { received: receivedCount, count: boxCount })}</span>
      ),
    },
    {
      key: 'total',
      title: t('column.amount'),
      width: 'w-[104px]',
      align: 'end',
      onCard: 'field',
      show: ({ total }) => <span className="font-medium tabular-nums">{exact(total)}</span>,
    },
    {
      key: 'createdAt',
      title: t('column.createdAt'),
      width: 'w-[146px]',
      show: ({ createdAt }) => <Moment at={createdAt} />,
    },
  ];
}
