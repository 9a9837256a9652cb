import { useTranslation } from '@onehaul/i18n/react';
import { ListMessage } from '@onehaul/ui/list-message';
import { Drawer } from '@onehaul/ui/overlay/drawer';
import type { ReactNode } from 'react';

type Props = {
  readonly title: string;
  readonly onClose: () => void;
  /** Without it the row is on another page of the list, or does not exist. */
  readonly children?: ReactNode;
};

/** Drawer of one row. */
export function RowDrawer({ title, onClose, children }: Props) {
  const { t } = useTranslation('stock');
  const { t: member } = useTranslation('member');
  return (
    <Drawer title={title} close={member('close')} onClose={onClose}>
      {children ?? <ListMessage icon="search" as="p" title={t('noneFound')} text={t('noneFoundText')} />}
    </Drawer>
  );
}
