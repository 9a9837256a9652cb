import type { GoodsDeclaration } from '@onehaul/contract/goods-declaration';
import { useTranslation } from '@onehaul/i18n/react';
import { ListMessage } from '@onehaul/ui/list-message';
import { Drawer } from '@onehaul/ui/overlay/drawer';
import { CallsPart } from '../../app/portal/calls-part.client.tsx';
import { DeclarationForm } from './declaration-form.tsx';

type Props = {
  /** Undefined where it is on another page of the list, or does not exist. */
  readonly declaration: GoodsDeclaration | 'new' | undefined;
  readonly onClose: () => void;
  readonly onRemove?: (declaration: GoodsDeclaration) => void;
};

/** Drawer with the form of a declaration. */
export function OpenDeclaration({ declaration, onClose, onRemove }: Props) {
  const { t } = useTranslation('customs');
  const { t: member } = useTranslation('member');
  const { t: words } = useTranslation('workbench');
  if (!declaration)
    return (
      <Drawer title={t('drawer.edit')} close={member('close')} onClose={onClose}>
        <ListMessage
          icon="search"
          as="p"
          title={words('list.noResultTitle')}
          text={words('list.pastEndText')}
        />
      </Drawer>
    );
  return (
    <CallsPart version={undefined}>
      <DeclarationForm
        declaration={declaration === 'new' ? undefined : declaration}
        onClose={onClose}
        onRemove={onRemove}
      />
    </CallsPart>
  );
}
