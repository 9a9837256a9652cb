import type { Bill } from '@onehaul/domain/fee/bill';
import { billLineText } from '@onehaul/i18n/bill-line-text';
import { daysText } from '@onehaul/i18n/days';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Card } from '@onehaul/ui/card';
import { Drawer } from '@onehaul/ui/overlay/drawer';
import { useState } from 'react';
import { totalWeightGrams } from '../../app/portal/packaging.ts';
import { useMoney } from '../../app/fee/use-money.ts';
import { PackedWeights } from '../../app/portal/packed-weights.tsx';
import type { Wizard } from './use-wizard.ts';
import { billNames } from './bill-names.ts';

type Props = { readonly wizard: Wizard };

/** Running bill beside the step, where there is room for it. */
export const BillSide = ({ wizard }: Props) => (
  <aside className="hidden xl:block">
    <Card className="sticky top-[calc(var(--header-height)+var(--spacing)*8)] max-h-[calc(100dvh-var(--header-height)-var(--spacing)*12)] overflow-y-auto p-5">
      <Running wizard={wizard} />
    </Card>
  </aside>
);

/** Running total where there is no room for the bill, which it opens. */
export function BillTotal({ wizard }: Props) {
  const { t } = useTranslation('wizard');
  const { t: member } = useTranslation('member');
  const { exact, about } = useMoney();
  const [isOpen, setOpen] = useState(false);
  const { bill } = wizard;
  return (
    <div className="flex min-w-0 grow items-center justify-between gap-3 xl:hidden">
      {bill ? (
        <>
          <p className="min-w-0 text-small" data-bar-total={bill.totalMinor}>
            <span className="me-2 text-muted">{t('bill.total')}</span>
            <span className="text-lead font-bold tabular-nums">{exact(bill.totalMinor)}</span>{' '}
            <span className="text-caption text-muted">{about(bill.totalMinor)}</span>
          </p>
          <Button size="small" variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('bill.show')}
          </Button>
        </>
      ) : (
        <p className="text-caption text-muted">{t('bill.nothing')}</p>
      )}
      {isOpen && (
        <Drawer title={t('bill.title')} close={member('close')} onClose={() => setOpen(false)}>
          <Running wizard={wizard} hasTitle={false} />
        </Drawer>
      )}
    </div>
  );
}

function Running({ wizard, hasTitle = true }: Props & { readonly hasTitle?: boolean }) {
  const { t, i18n } = useTranslation('wizard');
  const { bill, known, isPriceOld } = wizard;
  return (
    <section
      aria-label={t('bill.title')}
      data-running={bill?.totalMinor}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      {hasTitle && <h2 className="text-body font-semibold">{t('bill.title')}</h2>}
      {known.line && (
        <p className="text-small">
          <span className="block font-medium">{known.line.name}</span>
          <span className="block text-muted">{daysText(known.line, i18n.language)}</span>
        </p>
      )}
      {bill ? (
        <div className={`grid gap-4 transition-opacity ${isPriceOld ? 'opacity-60' : ''}`}>
          <PackedWeights weighed={bill.weighed} goodsGrams={totalWeightGrams(known.parcels)} />
          <Lines wizard={wizard} bill={bill} />
          <Total bill={bill} />
        </div>
      ) : (
        <p className="text-small text-muted">{t('bill.nothing')}</p>
      )}
    </section>
  );
}

/** Label and amount per bill line; the rules are explained on the last step. */
function Lines({ wizard, bill }: Props & { readonly bill: Bill }) {
  const { t, i18n } = useTranslation('bill');
  const names = billNames(wizard);
  return (
    <ul className="grid gap-1 text-small">
      {bill.lines.map((line, index) => {
        const { label, words, amount } = billLineText(t, i18n.language, bill, line, names);
        return (
          <li key={`${index} ${line.rule}`} className="flex justify-between gap-3">
            <span className="min-w-0">{line.rule === 'service' ? words : label}</span>
            <span className="whitespace-nowrap tabular-nums">{amount}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Total({ bill }: { readonly bill: Bill }) {
  const { t } = useTranslation('wizard');
  const { exact, about, rateNote } = useMoney();
  return (
    <div className="border-t border-line pt-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{t('bill.total')}</span>
        <output className="text-title font-bold tabular-nums">{exact(bill.totalMinor)}</output>
      </p>
      <p className="text-end text-small text-muted tabular-nums">{about(bill.totalMinor)}</p>
      {rateNote && <p className="mt-1 text-caption text-muted">{rateNote}</p>}
    </div>
  );
}
