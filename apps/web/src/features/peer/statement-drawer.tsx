import { peerCalls, type PeerStatement, type PeerStatementDetails } from '@onehaul/contract/peer';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { DetailList } from '@onehaul/ui/detail-list';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { CallFailure } from '../../app/portal/call-failure.tsx';
import { DrawerSkeleton } from '../../app/portal/drawer-skeleton.tsx';
import { openGeneratedFile, saveGeneratedFile } from '../../app/portal/generated-file.ts';
import { NumberWithCopy } from '../../app/portal/copy-number.tsx';
import { Moment } from '../../app/portal/moment.tsx';
import { useCnyText } from '../../app/portal/money-text.tsx';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useSend } from '../../app/session-context.tsx';
import { useAct } from '../../app/use-act.ts';
import { StatementMark } from './peer-marks.tsx';
import { statementQuery } from './peer-queries.ts';
import { useDays } from './use-days.ts';

type Props = {
  readonly id: number;
  readonly row: PeerStatement | undefined;
  readonly onPay: (statement: PeerStatementDetails) => void;
};

/** One statement: total, deadline and orders; printable and payable. */
export function StatementDrawer({ id, row, onPay }: Props) {
  const { data, error, refetch } = useQuery(statementQuery(useSendWithMessage(), id));
  if (!data && error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  const known = data ?? row;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6" data-statement={known?.number}>
      {known && <Head statement={known} />}
      {data ? (
        <Detail statement={data} onPay={onPay} />
      ) : (
        <DrawerSkeleton parts={['head', 'actions', 'rows']} />
      )}
    </div>
  );
}

function Head({ statement }: { readonly statement: PeerStatement }) {
  const exact = useCnyText();
  const { monthName } = useDays();
  return (
    <header className="grid gap-1">
      <p className="text-small text-muted">{monthName(statement.month)}</p>
      <h3 className="text-title font-semibold tabular-nums">{exact(statement.totalMinor)}</h3>
      <p className="text-small">
        <StatementMark statement={statement} />
      </p>
    </header>
  );
}

function Detail({
  statement,
  onPay,
}: {
  readonly statement: PeerStatementDetails;
  readonly onPay: Props['onPay'];
}) {
  const { t } = useTranslation('peers');
  const { dayName } = useDays();
  const { state, paidBy } = statement;
  return (
    <>
      <Actions statement={statement} onPay={onPay} />
      <DetailList
        rows={[
          {
            key: 'number',
            label: t('column.statement'),
            value: <NumberWithCopy number={statement.number} />,
          },
          { key: 'issued', label: t('column.issuedAt'), value: <Moment at={statement.issuedAt} /> },
          { key: 'due', label: t('column.dueOn'), value: dayName(statement.dueOn) },
          ...(state === 'paid'
            ? [
                { key: 'paid', label: t('column.paidAt'), value: <Moment at={statement.paidAt} /> },
                { key: 'by', label: t('paidBy'), value: paidBy ? t(`paidByWay.${paidBy}`) : '' },
              ]
            : []),
        ]}
      />
      <Lines statement={statement} />
    </>
  );
}

function Actions({
  statement,
  onPay,
}: {
  readonly statement: PeerStatementDetails;
  readonly onPay: Props['onPay'];
}) {
  const { t } = useTranslation('peers');
  const exact = useCnyText();
  const send = useSend();
  const { id, state, totalMinor } = statement;
  const paper = useAct(() => send(peerCalls.statementFile, { id, kind: 'pdf' }), {
    onDone: openGeneratedFile,
    kind: 'download',
    keepsPage: true,
  });
  const sheet = useAct(() => send(peerCalls.statementFile, { id, kind: 'xlsx' }), {
    onDone: saveGeneratedFile,
    kind: 'download',
    keepsPage: true,
    done: () => t('made'),
  });
  return (
    <section aria-label={t('actions')} className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {state === 'issued' && (
          <Button data-act="pay" onClick={() => onPay(statement)}>
            {t('pay.open', { amount: exact(totalMinor) })}
          </Button>
        )}
        <Button
          variant="secondary"
          data-act="pdf"
          isBusy={paper.isPending}
          onClick={() => paper.start(undefined)}
        >
          PDF
        </Button>
        <Button
          variant="secondary"
          data-act="xlsx"
          isBusy={sheet.isPending}
          onClick={() => sheet.start(undefined)}
        >
          Excel
        </Button>
      </div>
    </section>
  );
}

function Lines({ statement: { lines } }: { readonly statement: PeerStatementDetails }) {
  const { t } = useTranslation('peers');
  const exact = useCnyText();
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="text-small font-semibold">{t('linesTitle', { count: lines.length })}</h3>
      <ul className="grid divide-y divide-line border-y border-line text-small">
        {lines.map((line) => (
          <li key={line.orderId} className="flex items-baseline justify-between gap-4 py-2">
            <span className="grid min-w-0">
              <Link
                to={`${paths.orders}?open=${line.orderId}`}
                className="truncate font-mono text-ink! underline underline-offset-4"
              >
                {line.clientNumber || line.number}
              </Link>
              <span className="truncate text-caption text-muted">
                {[line.receiverName, line.countryName].filter((word) => word !== '').join(' · ')}
              </span>
            </span>
            <span className="grid shrink-0 justify-items-end">
              <span className="font-medium tabular-nums">{exact(line.minor)}</span>
              {line.taxMinor > 0 && (
                <span className="text-caption text-muted tabular-nums">
                  {t('ofWhichTax', { amount: exact(line.taxMinor) })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
