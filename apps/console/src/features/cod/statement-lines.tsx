import { codDeskCalls, type CodStatementLine, type CodStatementRow } from '@onehaul/contract/console/cod';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import { useState } from 'react';
import { callApi } from '../../app/call-api.ts';
import { CarrierLines } from '../../app/carrier/sheet-lines.tsx';
import { useHasPermission } from '../../app/me.ts';
import { OutcomeMark, useAmounts } from './desk-words.tsx';
import { ResolveForm } from './resolve-form.tsx';

/** Lines of a statement. */
export function StatementLines({ statement }: { readonly statement: CodStatementRow }) {
  const { t } = useTranslation('codDesk');
  const { shopId, id } = statement;
  return (
    <CarrierLines<CodStatementLine>
      words={{
        lines: t('lines'),
        differing: t('differing'),
        allLines: t('allLines'),
        nothingDiffers: t('nothingDiffers'),
      }}
      queryKey={['codLines', shopId, id]}
      hasDiffering={statement.waiting > 0}
      load={(asked, signal) => callApi(codDeskCalls.lines, { shopId, id, ...asked }, { signal })}
      show={(line) => <Line key={line.row} line={line} />}
    />
  );
}

function Line({ line }: { readonly line: CodStatementLine }) {
  const { t } = useTranslation('codDesk');
  const { local } = useAmounts();
  const mayDecide = useHasPermission('cod:settle');
  const [isAsked, setAsked] = useState(false);
  const { outcome, resolution, expectedMinor } = line;
  const isOpen = line.statementState === 'open' && outcome !== 'matched' && mayDecide;
  return (
    <li className="grid gap-1 p-3 text-small" data-line={line.billNumber}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="font-mono">{line.billNumber}</span>
        <span className="font-medium tabular-nums">{local(line.minor, line.currencyCode)}</span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <OutcomeMark outcome={outcome} resolution={resolution} />
        {expectedMinor !== null && outcome !== 'matched' && (
          <span className="text-muted tabular-nums">
            {t('byOurBooks', { amount: local(expectedMinor, line.expectedCurrency) })}
          </span>
        )}
      </div>
      {(line.orderNumber || line.note) && (
        <p className="text-caption text-muted">
          {[
            t('row', { row: line.row }),
            line.orderNumber && t('ofOrder', { number: line.orderNumber }),
            line.resolvedBy,
            line.note,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {isOpen && (
        <div>
          <Button size="small" data-act="resolve" onClick={() => setAsked(true)}>
            {resolution ? t('decideAgain') : t('decide')}
          </Button>
        </div>
      )}
      {isAsked && <ResolveForm line={line} onClose={() => setAsked(false)} />}
    </li>
  );
}
