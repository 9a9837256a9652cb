import { type SkuCategory, stockCalls } from '@onehaul/contract/stock';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { TextInput } from '@onehaul/ui/form/text-input';
import { Drawer } from '@onehaul/ui/overlay/drawer';
import { useToast } from '@onehaul/ui/toast';
import { useId, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useSend } from '../../app/session-context.tsx';
import { sellerPaths } from '../../app/seller-paths.ts';
import { useCallForm } from '../../app/use-call-form.ts';
import { Question } from './question.tsx';

type Props = {
  /** Undefined for a new category. */
  readonly category: SkuCategory | undefined;
  readonly onClose: () => void;
};

export function CategoryForm({ category, onClose }: Props) {
  const { t } = useTranslation('stock');
  const { t: member } = useTranslation('member');
  const send = useSend();
  const notify = useToast();
  const { revalidate } = useRevalidator();
  const formId = useId();
  const [isRemoving, setRemoving] = useState(false);
  const form = useCallForm({
    fields: ['name'],
    validate: ({ name }) => (name.trim() === '' ? { name: t('required') } : {}),
    async submit({ name }) {
      await (category
        ? send(stockCalls.updateCategory, { id: category.id, name })
        : send(stockCalls.addCategory, { name }));
      await revalidate();
      onClose();
      notify(t('category.saved'), 'positive');
    },
    fieldOf: { 'stock.nameTaken': 'name' },
  });
  return (
    <>
      <Drawer
        title={t(category ? 'categories.edit' : 'categories.add')}
        close={member('close')}
        onClose={onClose}
        footer={
          <>
            <Button type="submit" form={formId} isBusy={form.isBusy} data-save>
              {member('save')}
            </Button>
            <Button variant="secondary" disabled={form.isBusy} onClick={onClose}>
              {member('cancel')}
            </Button>
            {category && (
              <Button
                variant="quietDanger"
                className="ms-auto"
                disabled={form.isBusy || category.skuCount > 0}
                data-remove
                onClick={() => setRemoving(true)}
              >
                {t('category.remove')}
              </Button>
            )}
          </>
        }
      >
        <form {...form.props} id={formId} className="grid gap-4">
          <TextInput
            {...form.field('name')}
            label={t('category.name')}
            maxLength={60}
            autoComplete="off"
            defaultValue={category?.name}
            {...(!category && { 'data-focus-first': true })}
          />
          {category && category.skuCount > 0 && (
            <p className="text-small">
              <Link
                to={`${sellerPaths.codSkus}?category=${category.id}`}
                className="inline-flex min-h-8 items-center font-medium underline underline-offset-4 pointer-coarse:min-h-control"
              >
                {t('category.see', { count: category.skuCount })}
              </Link>
            </p>
          )}
        </form>
      </Drawer>
      {category && isRemoving && (
        <Question
          title={t('category.removeTitle', { name: category.name })}
          text={t('removeText')}
          confirm={t('category.remove')}
          cancel={member('cancel')}
          act={() => send(stockCalls.removeCategory, { id: category.id })}
          done={t('category.removed')}
          onDone={onClose}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  );
}
