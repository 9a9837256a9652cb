import {
  carrierInvoiceCalls,
  type CarrierInvoiceLine,
  type CarrierInvoiceRow,
} from '@onehaul/contract/console/carrier-invoices';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '../../app/call-api.ts';
import { CarrierLines } from '../../app/carrier/sheet-lines.tsx';
import { useHasPermission } from '../../app/me.ts';
import { paths } from '../../app/paths.ts';
import { OutcomeMark, useMeasures } from './invoice-words.tsx';
import { ResolveForm } from './resolve-form.tsx';

/** Lines of an invoice. */
export function InvoiceLines({ invoice }: { readonly invoice: CarrierInvoiceRow }) {
  const { t } = useTranslation('carrierInvoices');
  const { shopId, id, currencyCode } = invoice;
  return (
    <CarrierLines<CarrierInvoiceLine>
      words={{
        lines: t('lines'),
        differing: t('differing'),
        allLines: t('allLines'),
        nothingDiffers: t('nothingDiffers'),
      }}
      queryKey={['carrierInvoices', 'lines', shopId, id]}
      hasDiffering={invoice.differing > 0}
      load={(asked, signal) => callApi(carrierInvoiceCalls.lines, { shopId, id, ...asked }, { signal })}
      show={(line) => <Line key={line.row} line={line} currencyCode={currencyCode} />}
    />
  );
}

type LineProps = { readonly line: CarrierInvoiceLine; readonly currencyCode: string };

function Line({ line, currencyCode }: LineProps) {
  const { t } = useTranslation('carrierInvoices');
  const { local, weight } = useMeasures();
  const mayWork = useHasPermission('carrierInvoice:work');
  const [isAsked, setAsked] = useState(false);
  const { outcome, resolution, expectedMinor, ourGrams, weightGrams } = line;
  const comparison = [
    weightGrams !== null &&
      ourGrams !== null &&
      t('weights', { theirs: weight(weightGrams), ours: weight(ourGrams) }),
    expectedMinor !== null && t('expected', { amount: local(expectedMinor, currencyCode) }),
    line.creditedMinor > 0 && t('creditedAmount', { amount: local(line.creditedMinor, line.currencyCode) }),
  ].filter(Boolean);
  const order = `${paths.orders}?${new URLSearchParams({ search: line.orderNumber }).toString()}`;
  return (
    <li className="grid gap-1 p-3 text-small" data-line={line.billNumber} data-outcome={outcome}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="font-mono break-all">{line.billNumber}</span>
        <span className="font-medium tabular-nums">{local(line.minor, line.currencyCode)}</span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <OutcomeMark outcome={outcome} resolution={resolution} />
        <span className="text-muted tabular-nums">{comparison.join(' · ')}</span>
      </div>
      <p className="text-caption text-muted">
        {[t('row', { row: line.row }), line.lineName, line.resolvedBy, line.note].filter(Boolean).join(' · ')}{' '}
        {line.orderNumber && (
          <Link to={order} className="text-ink underline underline-offset-4">
            {t('order', { number: line.orderNumber })}
          </Link>
        )}
      </p>
      {outcome !== 'matched' && mayWork && (
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
