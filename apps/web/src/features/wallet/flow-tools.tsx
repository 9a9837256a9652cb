import { type FlowRow, walletCalls } from '@onehaul/contract/wallet';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Modal, Select } from '@onehaul/workbench/antd';
import type { ListSnapshot } from '@onehaul/workbench/list-page';
import { useReturnFocus } from '@onehaul/workbench/return-focus';
import { useId, useState } from 'react';
import { saveGeneratedFile } from '../../app/portal/generated-file.ts';
import { PortalIcon } from '../../app/portal/portal-icon.tsx';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend } from '../../app/session-context.tsx';
import { useMonthName } from './use-months.ts';
import { toFlowInput } from './wallet-queries.ts';

type Props = { readonly shown: ListSnapshot<FlowRow>; readonly months: readonly string[] };

/** Exports the list as a workbook, and a month as a printable statement. */
export function FlowTools({ shown: { query, total }, months }: Props) {
  const { t } = useTranslation('wallet');
  const send = useSend();
  const [isOpen, setOpen] = useState(false);
  const save = useChange(() => send(walletCalls.exportFlow, toFlowInput(query.filters)), {
    onDone: saveGeneratedFile,
    done: () => t('made'),
    kind: 'download',
  });
  return (
    <>
      <Button onClick={() => setOpen(true)} data-statement>
        {t('statement')}
      </Button>
      <Button
        disabled={total === 0}
        loading={save.isPending}
        icon={<PortalIcon name="download" className="size-4" />}
        data-export
        onClick={() => save.start()}
      >
        {t('export')}
      </Button>
      {isOpen && (
        <StatementDialog
          months={months}
          first={toFlowInput(query.filters).month}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

type DialogProps = {
  readonly months: readonly string[];
  readonly first: string | undefined;
  readonly onClose: () => void;
};

function StatementDialog({ months, first, onClose }: DialogProps) {
  const { t } = useTranslation('wallet');
  const send = useSend();
  const id = useId();
  const monthName = useMonthName();
  const returnFocus = useReturnFocus();
  const [month, setMonth] = useState(first ?? months[0]);
  const close = () => {
    onClose();
    returnFocus();
  };
  const make = useChange((wanted: string) => send(walletCalls.statement, { month: wanted }), {
    onDone: (made) => {
      saveGeneratedFile(made);
      close();
    },
    done: () => t('made'),
    kind: 'download',
  });
  return (
    <Modal
      open
      title={t('statement')}
      onCancel={close}
      footer={
        <Button
          type="primary"
          disabled={!month}
          loading={make.isPending}
          data-make
          onClick={() => month && make.start(month)}
        >
          {t('statementOf')}
        </Button>
      }
    >
      <div className="grid gap-3 pt-2 text-small">
        <p className="text-muted">{t('statementLead')}</p>
        <label htmlFor={id} className="font-medium">
          {t('month')}
        </label>
        <Select<string>
          id={id}
          value={month ?? null}
          options={months.map((value) => ({ value, label: monthName(value) }))}
          onChange={setMonth}
        />
      </div>
    </Modal>
  );
}
