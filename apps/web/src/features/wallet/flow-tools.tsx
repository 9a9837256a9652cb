import { maxFlowRows } from '@onehaul/domain/wallet/flow-rows';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import { PortalIcon } from '../../app/portal/portal-icon.tsx';
import { useAct } from '../../app/use-act.ts';
import { useWalletActs } from './use-wallet-acts.ts';
import type { FlowInput } from './wallet-page.tsx';

type Props = {
  readonly input: FlowInput;
  /** Rows the query matches. */
  readonly total: number;
  readonly months: readonly string[];
};

const StatementDialog = lazyPart(async () => ({
  default: (await import('./statement-dialog.client.tsx')).StatementDialog,
}));

/** Exports the list as a workbook, and a month as a printable statement. */
export function FlowTools({ input, total, months }: Props) {
  const { t } = useTranslation('wallet');
  const loadActs = useWalletActs();
  const [isOpen, setOpen] = useState(false);
  const save = useAct(async () => (await loadActs()).saveFlow(input), {
    keepsPage: true,
    done: () => t('made'),
    kind: 'download',
  });
  const text = t('export', { count: Math.min(total, maxFlowRows) });
  return (
    <>
      <Button variant="secondary" className="px-3!" onClick={() => setOpen(true)} data-statement>
        {t('statement')}
      </Button>
      <Button
        variant="secondary"
        className="px-3!"
        disabled={total === 0}
        isBusy={save.isPending}
        title={text}
        data-export
        onClick={() => save.start(undefined)}
      >
        <PortalIcon name="download" className="size-4" />
        <span className="max-md:sr-only">{text}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <StatementDialog months={months} first={input.month} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
