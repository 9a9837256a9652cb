import { codDeskCalls, type CodStatementRow } from '@onehaul/contract/console/cod';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert, Button, Skeleton } from '@onehaul/workbench/antd';
import { DetailList } from '@onehaul/workbench/detail-list';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { Moment } from '@onehaul/workbench/moment';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { callApi } from '../../app/call-api.ts';
import { useHasPermission } from '../../app/me.ts';
import { readKeyInShop } from '../../app/parcel/key-in-shop.ts';
import { useChange } from '../../app/use-change.ts';
import { invalidatedQueries, useAmounts } from './desk-words.tsx';
import { StatementLines } from './statement-lines.tsx';

/** One statement: totals, lines that need a decision, and settlement. */
export function StatementDrawer({ openKey }: { readonly openKey: string }) {
  const which = readKeyInShop(openKey);
  const { data, error, refetch } = useQuery({
    queryKey: ['codStatements', 'one', openKey],
    queryFn: ({ signal }) => callApi(codDeskCalls.statement, which ?? { shopId: 1, id: 1 }, { signal }),
    enabled: which !== undefined,
  });
  if (error && !data) return <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 10 }} />;
  return <Shown statement={data} />;
}

function Shown({ statement }: { readonly statement: CodStatementRow }) {
  const { t } = useTranslation('codDesk');
  const { local, yuan, number } = useAmounts();
  const { bankedMinor, missingMinor, settledAt } = statement;
  return (
    <div className="flex flex-col gap-5" data-statement={statement.number}>
      <div>
        <p className="text-lead font-semibold">{statement.carrierName}</p>
        <p className="font-mono text-small text-muted">{statement.number}</p>
      </div>
      <Acts statement={statement} />
      <DetailList
        rows={[
          { key: 'stated', label: t('stated'), value: local(statement.minor, statement.currencyCode) },
          { key: 'lines', label: t('lines'), value: number.format(statement.lines) },
          {
            key: 'entered',
            label: t('enteredBy'),
            value: (
              <>
                {statement.staffName} <Moment at={statement.createdAt} />
              </>
            ),
          },
          ...(settledAt && bankedMinor !== null && missingMinor !== null
            ? [
                { key: 'banked', label: t('banked'), value: yuan(bankedMinor) },
                {
                  key: 'missing',
                  label: missingMinor < 0 ? t('kept') : t('borne'),
                  value: yuan(Math.abs(missingMinor)),
                },
                {
                  key: 'settled',
                  label: t('settledBy'),
                  value: (
                    <>
                      {statement.settledBy} <Moment at={settledAt} />
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
      <StatementLines statement={statement} />
    </div>
  );
}

function Acts({ statement }: { readonly statement: CodStatementRow }) {
  const { t } = useTranslation('codDesk');
  const { local } = useAmounts();
  const mayDecide = useHasPermission('cod:settle');
  const settle = useChange(codDeskCalls.settle, invalidatedQueries);
  const drop = useChange(codDeskCalls.dropStatement, invalidatedQueries);
  const [openDialog, setOpenDialog] = useState<'settle' | 'drop'>();
  const [changed, setChanged] = useState(0);
  const { shopId, id, state, waiting, number, payableMinor, currencyCode } = statement;
  if (state === 'settled' || !mayDecide) return null;
  return (
    <div className="flex flex-col gap-3">
      {waiting > 0 && (
        <Alert
          type="warning"
          showIcon
          title={changed > 0 ? t('changedSince', { count: changed }) : t('waitingText', { count: waiting })}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          type="primary"
          data-act="settle"
          disabled={waiting > 0}
          onClick={() => setOpenDialog('settle')}
        >
          {t('settle')}
        </Button>
        <Button danger data-act="drop" onClick={() => setOpenDialog('drop')}>
          {t('drop')}
        </Button>
      </div>
      {openDialog === 'settle' && (
        <ModalForm
          title={t('settleTitle', { number })}
          text={t('settleText', {
            carrier: statement.carrierName,
            amount: local(payableMinor, currencyCode),
          })}
          schema={z.object({})}
          submitLabel={t('settle')}
          onSubmit={async () => {
            const { isSettled, waiting: left } = await settle({ shopId, id, payableMinor });
            setChanged(isSettled ? 0 : left);
          }}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
      {openDialog === 'drop' && (
        <ModalForm
          title={t('dropTitle', { number })}
          text={t('dropText')}
          schema={z.object({})}
          submitLabel={t('drop')}
          isDangerous
          onSubmit={() => drop({ shopId, id })}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
    </div>
  );
}
