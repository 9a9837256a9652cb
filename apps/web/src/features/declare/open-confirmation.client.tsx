import type { Confirmation } from '@onehaul/contract/consignee';
import { useTranslation } from '@onehaul/i18n/react';
import { ListMessage } from '@onehaul/ui/list-message';
import { Drawer } from '@onehaul/ui/overlay/drawer';
import { Link } from 'react-router';
import { orderPath } from '../../app/paths.ts';
import { CallsPart } from '../../app/portal/calls-part.client.tsx';
import { ConsigneeTask } from '../../app/portal/consignee-task.tsx';

type Props = {
  readonly openKey: string | undefined;
  /** Undefined where it does not exist. */
  readonly confirmation: Confirmation | undefined;
  readonly onClose: () => void;
};

/** Drawer of one confirmation. */
export function OpenConfirmation({ openKey, confirmation, onClose }: Props) {
  const { t } = useTranslation('customs');
  const { t: member } = useTranslation('member');
  const { t: words } = useTranslation('workbench');
  if (openKey === undefined) return null;
  return (
    <Drawer title={t('task.title')} close={member('close')} onClose={onClose}>
      {confirmation ? (
        <CallsPart version={confirmation}>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <p className="text-lead font-semibold">
              <code className="font-mono">{confirmation.number}</code>
              <span className="block text-small font-regular text-muted">{confirmation.goodsName}</span>
            </p>
            <ConsigneeTask key={confirmation.orderId} confirmation={confirmation} />
            <Link
              to={orderPath(confirmation.orderId)}
              className="inline-flex min-h-control-small items-center text-small font-medium text-primary-9 underline underline-offset-4"
            >
              {t('task.openOrder')}
            </Link>
          </div>
        </CallsPart>
      ) : (
        <ListMessage
          icon="search"
          as="p"
          title={words('list.noResultTitle')}
          text={words('list.pastEndText')}
        />
      )}
    </Drawer>
  );
}
