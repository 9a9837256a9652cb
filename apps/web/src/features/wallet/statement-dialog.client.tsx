import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { SelectInput } from '@onehaul/ui/form/select-input';
import { Dialog } from '@onehaul/ui/overlay/dialog';
import { useId, useState } from 'react';
import { useAct } from '../../app/use-act.ts';
import { useMonthName } from './use-months.ts';
import { useWalletActs } from './use-wallet-acts.ts';

type Props = {
  readonly months: readonly string[];
  readonly first: string | undefined;
  readonly onClose: () => void;
};

/** Chooses the month of a printable statement. */
export function StatementDialog({ months, first, onClose }: Props) {
  const { t } = useTranslation('wallet');
  const { t: member } = useTranslation('member');
  const loadActs = useWalletActs();
  const id = useId();
  const monthName = useMonthName();
  const [month, setMonth] = useState(first ?? months[0] ?? '');
  const make = useAct(async (wanted: string) => (await loadActs()).saveStatement(wanted), {
    keepsPage: true,
    onDone: onClose,
    done: () => t('made'),
    kind: 'download',
  });
  return (
    <Dialog
      title={t('statement')}
      close={member('close')}
      onClose={onClose}
      footer={
        <Button disabled={!month} isBusy={make.isPending} data-make onClick={() => make.start(month)}>
          {t('statementOf')}
        </Button>
      }
    >
      <div className="grid gap-3">
        <p className="text-small text-muted">{t('statementLead')}</p>
        <SelectInput
          id={id}
          label={t('month')}
          value={month}
          onChange={({ target }) => setMonth(target.value)}
        >
          {months.map((value) => (
            <option key={value} value={value}>
              {monthName(value)}
            </option>
          ))}
        </SelectInput>
      </div>
    </Dialog>
  );
}
