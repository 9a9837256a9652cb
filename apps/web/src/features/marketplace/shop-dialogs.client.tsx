import { useTranslation } from '@onehaul/i18n/react';
import { TextInput } from '@onehaul/ui/form/text-input';
import { ConfirmDialog } from '@onehaul/ui/overlay/confirm-dialog';
import { FormDialog } from '@onehaul/ui/overlay/form-dialog';
import { useRevalidator } from 'react-router';
import { useAct } from '../../app/use-act.ts';
import { useCallForm } from '../../app/use-call-form.ts';
import type { ShownShop } from './marketplace-input.ts';
import { useMarketplaceActs } from './use-marketplace-acts.ts';

type Props = { readonly shop: ShownShop; readonly onClose: () => void };

export function Disconnect({ shop, onClose }: Props) {
  const { t } = useTranslation('marketplace');
  const { t: member } = useTranslation('member');
  const loadActs = useMarketplaceActs();
  const disconnect = useAct(async (id: number) => (await loadActs()).disconnect(id), { onDone: onClose });
  return (
    <ConfirmDialog
      title={t('shops.disconnectTitle', { shop: shop.name })}
      confirm={t('shops.disconnect')}
      cancel={member('cancel')}
      isDangerous
      isBusy={disconnect.isPending}
      onConfirm={() => disconnect.start(shop.id)}
      onClose={onClose}
    >
      {t('shops.disconnectText')}
    </ConfirmDialog>
  );
}

export function Rename({ shop, onClose }: Props) {
  const { t } = useTranslation('marketplace');
  const { t: member } = useTranslation('member');
  const loadActs = useMarketplaceActs();
  const { revalidate } = useRevalidator();
  const form = useCallForm({
    fields: ['name', 'region'],
    validate: ({ name }) => (name.trim() === '' ? { name: t('shops.nameMissing') } : {}),
    async submit({ name, region }) {
      const { rename } = await loadActs();
      await rename({ id: shop.id, name: name.trim(), region: region.trim() });
      await revalidate();
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('shops.renameTitle')}
      form={form}
      words={{
        submit: t('shops.save'),
        cancel: member('cancel'),
        close: member('close'),
        wrong: member('form.wrong'),
      }}
      onClose={onClose}
    >
      <TextInput
        {...form.field('name')}
        label={t('shops.name')}
        defaultValue={shop.name}
        maxLength={60}
        autoComplete="off"
        data-focus-first
      />
      <TextInput
        {...form.field('region')}
        label={t('shops.region')}
        defaultValue={shop.region}
        maxLength={10}
        autoComplete="off"
      />
    </FormDialog>
  );
}
