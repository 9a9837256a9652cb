import { type Sku, stockCalls } from '@onehaul/contract/stock';
import { maxInboundLines, maxPieces } from '@onehaul/domain/stock/inbound';
import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import { Button, Form, Input, InputNumber, Select } from '@onehaul/workbench/antd';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { sellerPaths } from '../../app/seller-paths.ts';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend } from '../../app/session-context.tsx';
import { OptionalLabel } from './optional-label.tsx';
import { skuChoicesQuery, stockWarehousesQuery } from './stock-queries.ts';
import { useReloadStock } from './use-reload-stock.ts';

type Line = { readonly skuId?: number; readonly quantity?: number };
type Values = {
  readonly warehouseId: number;
  readonly courierNumber?: string;
  readonly remark?: string;
  readonly items: readonly Required<Line>[];
};

/** Announces a delivery to stock. */
export function AnnounceForm({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('stock');
  const { t: member } = useTranslation('member');
  const send = useSend();
  const reload = useReloadStock();
  const { data: warehouses } = useQuery(stockWarehousesQuery(send));
  const announce = useChange(
    ({ warehouseId, courierNumber = '', remark = '', items }: Values) =>
      send(stockCalls.announce, { warehouseId, courierNumber, remark, items: [...items] }),
    {
      onDone: () => reload().then(onClose),
      done: ({ number }) => t('announce.done', { number }),
    },
  );
  const chosen = { required: true, message: t('choose') };
  return (
    <Form<Values>
      name="announce"
      layout="vertical"
      requiredMark={false}
      initialValues={{ items: [{}] }}
      scrollToFirstError={{ focus: true }}
      onFinish={(values) => announce.start(values)}
    >
      <Form.Item name="warehouseId" label={t('column.warehouse')} rules={[chosen]}>
        <Select
          aria-label={t('column.warehouse')}
          options={(warehouses?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form.Item>
      <Form.List
        name="items"
        rules={[
          {
            validator: (_, lines: Line[] = []) => {
              const ids = lines.flatMap((line) => line?.skuId ?? []);
              return new Set(ids).size < ids.length
                ? Promise.reject(new Error(t('announce.twice')))
                : Promise.resolve();
            },
          },
        ]}
      >
        {(fields, { add, remove }, { errors }) => (
          <fieldset aria-labelledby="announce_goods" className="mb-6 grid gap-1">
            <p id="announce_goods" className="mb-1">
              {t('announce.goods')}
            </p>
            {fields.map(({ key, name }, index) => (
              <div key={key} className="flex items-start gap-2" data-line={index}>
                <Form.Item name={[name, 'skuId']} rules={[chosen]} className="mb-3! min-w-0 grow">
                  <SkuSelect label={t('announce.sku', { line: index + 1 })} />
                </Form.Item>
                <Form.Item
                  name={[name, 'quantity']}
                  rules={[{ required: true, message: t('required') }]}
                  className="mb-3! w-28 shrink-0"
                >
                  <InputNumber
                    min={1}
                    max={maxPieces}
                    precision={0}
                    placeholder={t('announce.quantity')}
                    aria-label={t('announce.quantityOf', { line: index + 1 })}
                    className="w-full"
                  />
                </Form.Item>
                <Button
                  type="text"
                  disabled={fields.length === 1}
                  aria-label={t('announce.removeLine', { line: index + 1 })}
                  icon={<Icon name="close" className="size-4" />}
                  onClick={() => remove(name)}
                />
              </div>
            ))}
            <Form.ErrorList errors={errors} />
            <Button
              className="justify-self-start"
              disabled={fields.length >= maxInboundLines}
              onClick={() => add({})}
            >
              {t('announce.addLine')}
            </Button>
          </fieldset>
        )}
      </Form.List>
      <Form.Item name="courierNumber" label={<OptionalLabel label={t('inbound.courier')} />}>
        <Input maxLength={40} autoComplete="off" />
      </Form.Item>
      <Form.Item name="remark" label={<OptionalLabel label={t('inbound.remark')} />}>
        <Input maxLength={300} autoComplete="off" />
      </Form.Item>
      <p className="mb-4 text-small text-muted">
        {t('announce.hint')}{' '}
        <Link to={sellerPaths.codWarehouses} className="text-ink! underline underline-offset-4">
          {t('announce.addresses')}
        </Link>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="primary" htmlType="submit" loading={announce.isPending} data-save>
          {t('announce.do')}
        </Button>
        <Button onClick={onClose}>{member('cancel')}</Button>
      </div>
    </Form>
  );
}

type SelectProps = {
  readonly label: string;
  readonly id?: string;
  readonly value?: number;
  readonly onChange?: (id: number) => void;
};

/** Searchable select of active SKUs; a selected one keeps its label. */
function SkuSelect({ label, id, value, onChange }: SelectProps) {
  const { t } = useTranslation('stock');
  const send = useSend();
  const [search, setSearch] = useState('');
  const [kept, setKept] = useState<Sku>();
  const { data, isFetching } = useQuery(skuChoicesQuery(send, search.slice(0, 60)));
  const found = data?.items ?? [];
  const shown = kept && !found.some((sku) => sku.id === kept.id) ? [kept, ...found] : found;
  return (
    <Select<number>
      {...(id && { id })}
      aria-label={label}
      placeholder={t('announce.choose')}
      value={value ?? null}
      showSearch={{ filterOption: false, onSearch: setSearch }}
      loading={isFetching}
      notFoundContent={t('announce.noSku')}
      options={shown.map((sku) => ({ value: sku.id, label: `${sku.code} · ${sku.name}` }))}
      onChange={(next) => {
        setKept(found.find((sku) => sku.id === next));
        setSearch('');
        onChange?.(next);
      }}
    />
  );
}
