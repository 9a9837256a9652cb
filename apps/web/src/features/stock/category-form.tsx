import { type SkuCategory, stockCalls } from '@onehaul/contract/stock';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Form, Input } from '@onehaul/workbench/antd';
import { Link } from 'react-router';
import { sellerPaths } from '../../app/seller-paths.ts';
import { antdFieldRefusals, useChange } from '../../app/portal/use-change.ts';
import { useSend } from '../../app/session-context.tsx';
import { useReloadStock } from './use-reload-stock.ts';

type Props = {
  /** Undefined for a new category. */
  readonly category: SkuCategory | undefined;
  readonly onClose: () => void;
};

export function CategoryForm({ category, onClose }: Props) {
  const { t } = useTranslation('stock');
  const { t: member } = useTranslation('member');
  const send = useSend();
  const reload = useReloadStock();
  const [form] = Form.useForm<{ name: string }>();
  const save = useChange(
    ({ name }: { name: string }) =>
      category
        ? send(stockCalls.updateCategory, { id: category.id, name })
        : send(stockCalls.addCategory, { name }),
    {
      onDone: () => reload().then(onClose),
      done: () => t('category.saved'),
      atField: antdFieldRefusals(form, { 'stock.nameTaken': 'name' }),
    },
  );
  const remove = useChange(() => send(stockCalls.removeCategory, { id: category!.id }), {
    onDone: () => reload().then(onClose),
    done: () => t('category.removed'),
  });
  return (
    <Form<{ name: string }>
      form={form}
      name="category"
      layout="vertical"
      requiredMark={false}
      initialValues={{ name: category?.name ?? '' }}
      onFinish={(values) => save.start(values)}
    >
      <Form.Item
        name="name"
        label={t('category.name')}
        rules={[{ required: true, whitespace: true, message: t('required') }]}
      >
        <Input maxLength={60} autoComplete="off" />
      </Form.Item>
      {category && category.skuCount > 0 && (
        <p className="mb-4 text-small">
          <Link
            to={`${sellerPaths.codSkus}?category=${category.id}`}
            className="font-medium text-ink! underline underline-offset-4"
          >
            {t('category.see', { count: category.skuCount })}
          </Link>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="primary" htmlType="submit" loading={save.isPending} data-save>
          {member('save')}
        </Button>
        <Button onClick={onClose}>{member('cancel')}</Button>
        {category && (
          <Button
            type="text"
            danger
            className="ms-auto"
            disabled={category.skuCount > 0}
            loading={remove.isPending}
            onClick={() => remove.start()}
          >
            {t('category.remove')}
          </Button>
        )}
      </div>
    </Form>
  );
}
