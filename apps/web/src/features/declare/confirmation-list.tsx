import type { Confirmation } from '@onehaul/contract/consignee';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/ui/list/row-list';
import { type ComponentProps, useMemo } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import { ConfirmationMark, ConfirmationValue, TimeLeft } from '../../app/portal/confirmation-facts.tsx';
import { Moment } from '../../app/portal/moment.tsx';
import { OwnList } from '../../app/portal/own-list.tsx';
import { type Confirmations, declareListNames } from './declare-parts.ts';
import { ImportCounters, type Imports } from './import-counters.tsx';

const OpenConfirmation = lazyPart(async () => ({
  default: (await import('./open-confirmation.client.tsx')).OpenConfirmation,
}));

type Props = Confirmations &
  Pick<ComponentProps<typeof OwnList<Confirmation>>, 'title' | 'sentence' | 'tabs'> & {
    readonly imports: Imports;
  };

const keyOf = ({ orderId }: Confirmation) => String(orderId);
const second = 'truncate text-caption text-muted';

/** Customs confirmations that receivers have to give, and each receiver's import count. */
export function ConfirmationList({ imports, opened, states, now, ...props }: Props) {
  const { t } = useTranslation('customs');
  const columns = useColumns(now);
  return (
    <OwnList<Confirmation>
      {...props}
      name={declareListNames.confirmations}
      above={<ImportCounters imports={imports} />}
      filters={[
        {
          name: 'state',
          label: t('filter.state'),
          options: states.map((state) => ({ value: state, label: t(`state.${state}`) })),
        },
      ]}
      columns={columns}
      keyOf={keyOf}
      empty={{ title: t('confirm.emptyTitle'), text: t('confirm.emptyText') }}
      drawer={(open, close) => (
        <OpenConfirmation
          openKey={open}
          confirmation={[...props.list.items, ...(opened ? [opened] : [])].find((row) => keyOf(row) === open)}
          onClose={close}
        />
      )}
    />
  );
}

function useColumns(since: Date): readonly Column<Confirmation>[] {
  const { t } = useTranslation('customs');
  return useMemo(
    () => [
      {
        key: 'order',
        title: t('confirm.column.order'),
        isFixed: true,
        onCard: 'head',
        show: ({ number, goodsName }) => (
          <span className="grid min-w-0 leading-tight">
            <code className="truncate font-mono">{number}</code>
            <span className={second}>{goodsName}</span>
          </span>
        ),
      },
      {
        key: 'state',
        title: t('confirm.column.state'),
        width: 'w-[190px]',
        onCard: 'aside',
        show: ({ state, dueAt }) => (
          <span className="grid leading-tight">
            <ConfirmationMark state={state} />
            {state === 'waiting' && (
              <span className="text-caption">
                <TimeLeft dueAt={dueAt} since={since} />
              </span>
            )}
          </span>
        ),
      },
      {
        key: 'receiver',
        title: t('confirm.column.receiver'),
        onCard: 'field',
        show: ({ receiverName, receiverPhone }) => (
          <span className="grid min-w-0 leading-tight max-md:flex max-md:gap-x-2">
            <span className="truncate">{receiverName}</span>
            <span className={`${second} tabular-nums`}>{receiverPhone}</span>
          </span>
        ),
      },
      {
        key: 'value',
        title: t('confirm.column.value'),
        width: 'w-[230px]',
        onCard: 'field',
        show: (confirmation) => <ConfirmationValue confirmation={confirmation} />,
      },
      {
        key: 'due',
        title: t('confirm.column.due'),
        width: 'w-[150px]',
        onCard: 'field',
        show: ({ dueAt }) => <Moment at={dueAt} />,
      },
    ],
    [t, since],
  );
}
