import type { FlowRow, Withdrawal } from '@onehaul/contract/wallet';
import { useTranslation } from '@onehaul/i18n/react';
import { ListMessage } from '@onehaul/ui/list-message';
import { Drawer } from '@onehaul/ui/overlay/drawer';
import type { ReactNode } from 'react';
import { FlowDetail } from './flow-detail.tsx';
import { WithdrawalDetail } from './withdrawal-detail.tsx';

type Props<Row> = {
  readonly openKey: string | undefined;
  /** Undefined where it is on another page of the list, or does not exist. */
  readonly row: Row | undefined;
  readonly onClose: () => void;
};

type FrameProps = Omit<Props<never>, 'row'> & { readonly title: string; readonly children: ReactNode };

function Frame({ openKey, title, onClose, children }: FrameProps) {
  const { t } = useTranslation('wallet');
  const { t: member } = useTranslation('member');
  if (openKey === undefined) return null;
  return (
    <Drawer title={title} close={member('close')} onClose={onClose}>
      {children ?? <ListMessage icon="search" as="p" title={t('noneFound')} text={t('noneFoundText')} />}
    </Drawer>
  );
}

/** Drawer of one movement. */
export function OpenFlow({ row, ...frame }: Props<FlowRow>) {
  const { t } = useTranslation('wallet');
  return (
    <Frame {...frame} title={t('tab.movements')}>
      {row && <FlowDetail row={row} />}
    </Frame>
  );
}

/** Drawer of one withdrawal. */
export function OpenWithdrawal({ row, ...frame }: Props<Withdrawal>) {
  const { t } = useTranslation('wallet');
  return (
    <Frame {...frame} title={t('tab.withdrawals')}>
      {row && <WithdrawalDetail key={row.id} withdrawal={row} />}
    </Frame>
  );
}
