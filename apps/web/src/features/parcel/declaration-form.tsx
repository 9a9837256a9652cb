import type { VirtualWarehouse } from '@onehaul/contract/catalog';
import { declarationCalls, type OverseasDeclaration } from '@onehaul/contract/declaration';
import type { Profile } from '@onehaul/contract/member';
import { parseCourierNumber } from '@onehaul/domain/parcel/courier-number';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { Button, Form, Input, InputNumber, Select } from '@onehaul/workbench/antd';
import { DeliveryCard } from '../../app/portal/delivery-card.tsx';
import { useStoredDraft } from '../../app/portal/stored-draft.ts';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend } from '../../app/session-context.tsx';

export type AddressAbroad = VirtualWarehouse;
type Props = {
  readonly profile: Profile;
  readonly warehouses: readonly AddressAbroad[];
  /** The earlier declaration when editing. */
  readonly declaration: OverseasDeclaration | undefined;
  readonly onDone: () => Promise<void>;
  readonly onCancel: () => void;
};

type Values = {
  courierNumber: string;
  virtualWarehouseId: number;
  courierCompany: string;
  goodsKind: string;
  classification: string;
  goodsName: string;
  quantity: number;
  currencyCode: string;
  value: number;
};

/** Currencies in which goods are purchased. */
const currencies = [
  'USD',
  'EUR',
  'GBP',
  'JPY',
  'KRW',
  'AUD',
  'CAD',
  'HKD',
  'TWD',
  'SGD',
  'THB',
  'VND',
  'CNY',
];
const maxValue = 100_000_000;
const isDraft = (value: unknown): value is Partial<Values> => typeof value === 'object' && value !== null;

function valuesOf(declaration: OverseasDeclaration): Values {
  const { valueMinor, ...rest } = declaration;
  return { ...rest, value: valueMinor / 100 };
}

/** Customs demands every field, so all are required (§5). */
export function DeclarationForm({ profile, warehouses, declaration, onDone, onCancel }: Props) {
  const { t } = useTranslation('parcel');
  const { t: member } = useTranslation('member');
  const send = useSend();
  const [form] = Form.useForm<Values>();
  const [draft, setDraft] = useStoredDraft<Partial<Values>>(
    `declaration.${profile.id}.${declaration?.parcelId ?? 'new'}`,
    isDraft,
    () =>
      declaration
        ? valuesOf(declaration)
        : { virtualWarehouseId: warehouses[0]!.id, quantity: 1, currencyCode: 'USD' },
  );
  const chosen = warehouses.find(({ id }) => id === draft.virtualWarehouseId) ?? warehouses[0]!;
  const save = useChange(
    ({ courierNumber, value, ...values }: Values) => {
      const declared = { ...values, valueMinor: Math.round(value * 100) };
      return declaration
        ? send(declarationCalls.redeclare, { parcelId: declaration.parcelId, ...declared })
        : send(declarationCalls.declare, { courierNumber, ...declared });
    },
    {
      onDone: async () => {
        form.resetFields();
        setDraft(() => ({ virtualWarehouseId: chosen.id, quantity: 1, currencyCode: 'USD' }));
        await onDone();
      },
      done: ({ courierNumber }) => t('abroad.done', { number: courierNumber }),
    },
  );
  const required = [{ required: true, whitespace: true, message: t('form.required') }];
  const requiredNumber = [{ required: true, message: t('form.required') }];

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
      <Card className="p-6">
        <h2 className="pb-4 text-body font-semibold">
          {declaration ? t('abroad.changeTitle', { number: declaration.courierNumber }) : t('abroad.title')}
        </h2>
        <Form
          form={form}
          name="declaration"
          layout="vertical"
          requiredMark={false}
          initialValues={draft}
          scrollToFirstError={{ focus: true }}
          onValuesChange={(_, values) => setDraft(() => values)}
          onFinish={(values) => save.start(values)}
        >
          <div className="grid gap-x-4 sm:grid-cols-2">
            <Form.Item
              name="courierNumber"
              label={t('field.number')}
              rules={[
                ...required,
                {
                  validator: (_, value: string | undefined) =>
                    !value?.trim() || parseCourierNumber(value)
                      ? Promise.resolve()
                      : Promise.reject(new Error(t('row.numberWrong'))),
                },
              ]}
            >
              <Input
                className="font-mono"
                maxLength={60}
                autoComplete="off"
                disabled={Boolean(declaration)}
              />
            </Form.Item>
            <Form.Item name="virtualWarehouseId" label={t('abroad.warehouse')} rules={requiredNumber}>
              <Select options={warehouses.map(({ id, name }) => ({ value: id, label: name }))} />
            </Form.Item>
            <Form.Item name="courierCompany" label={t('abroad.company')} rules={required}>
              <Input maxLength={60} placeholder="UPS, USPS, DHL…" />
            </Form.Item>
            <Form.Item
              name="goodsKind"
              label={t('abroad.kind')}
              extra={t('abroad.kindHint')}
              rules={required}
            >
              <Input maxLength={60} />
            </Form.Item>
            <Form.Item
              name="classification"
              label={t('abroad.classification')}
              extra={t('abroad.classificationHint')}
              rules={required}
            >
              <Input maxLength={60} />
            </Form.Item>
            <Form.Item name="goodsName" label={t('field.goodsName')} rules={required}>
              <Input maxLength={200} />
            </Form.Item>
            <Form.Item name="quantity" label={t('field.quantity')} rules={requiredNumber}>
              <InputNumber min={1} max={100_000} precision={0} className="w-full" />
            </Form.Item>
            <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-2">
              <Form.Item name="currencyCode" label={t('abroad.currency')} rules={required}>
                <Select showSearch options={currencies.map((code) => ({ value: code, label: code }))} />
              </Form.Item>
              <Form.Item name="value" label={t('abroad.value')} rules={requiredNumber}>
                <InputNumber min={0.01} max={maxValue} precision={2} className="w-full" />
              </Form.Item>
            </div>
          </div>
          <div className="flex gap-2">
            <Button type="primary" htmlType="submit" loading={save.isPending} data-send-declaration>
              {declaration ? member('save') : t('abroad.send')}
            </Button>
            {declaration && <Button onClick={onCancel}>{member('cancel')}</Button>}
          </div>
        </Form>
      </Card>
      <DeliveryCard warehouse={chosen} memberCode={profile.memberCode} />
    </div>
  );
}
