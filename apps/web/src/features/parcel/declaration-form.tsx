import type { VirtualWarehouse } from '@onehaul/contract/catalog';
import type { OverseasDeclaration } from '@onehaul/contract/declaration';
import { parseCourierNumber } from '@onehaul/domain/parcel/courier-number';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Card } from '@onehaul/ui/card';
import { readUnits, unitsText } from '@onehaul/ui/form/number-text';
import { SelectInput } from '@onehaul/ui/form/select-input';
import { TextInput } from '@onehaul/ui/form/text-input';
import { useToast } from '@onehaul/ui/toast';
import { useRevalidator } from 'react-router';
import { DeliveryCard } from '../../app/portal/delivery-card.tsx';
import { useStoredDraft } from '../../app/portal/stored-draft.ts';
import { useCallForm } from '../../app/use-call-form.ts';
import { MemberForm } from '../../app/portal/member-form.tsx';
import type { ForecastMember } from './forecast-page.tsx';
import { useForecastActs } from './use-forecast-acts.ts';

type Props = {
  readonly member: ForecastMember;
  readonly warehouses: readonly VirtualWarehouse[];
  /** Chosen at first. */
  readonly warehouseId: number;
  /** The earlier declaration when editing. */
  readonly declaration: OverseasDeclaration | undefined;
  readonly onDone: (warehouseId: number) => void;
  readonly onCancel: () => void;
};

const fields = [
  'courierNumber',
  'virtualWarehouseId',
  'courierCompany',
  'goodsKind',
  'classification',
  'goodsName',
  'quantity',
  'currencyCode',
  'value',
] as const;
type Values = Readonly<Record<(typeof fields)[number], string>>;

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
const maxQuantity = 100_000;
const maxValueMinor = 10_000_000_000;
const isWithin = (units: number | undefined, max: number) =>
  units !== undefined && units >= 1 && units <= max;

const isDraft = (value: unknown): value is Values =>
  typeof value === 'object' &&
  value !== null &&
  fields.every((name) => typeof (value as Partial<Values>)[name] === 'string');

const blank = (warehouseId: number): Values => ({
  courierNumber: '',
  virtualWarehouseId: String(warehouseId),
  courierCompany: '',
  goodsKind: '',
  classification: '',
  goodsName: '',
  quantity: '1',
  currencyCode: 'USD',
  value: '',
});

const valuesOf = ({ valueMinor, virtualWarehouseId, quantity, ...rest }: OverseasDeclaration): Values => ({
  courierNumber: rest.courierNumber,
  virtualWarehouseId: String(virtualWarehouseId),
  courierCompany: rest.courierCompany,
  goodsKind: rest.goodsKind,
  classification: rest.classification,
  goodsName: rest.goodsName,
  quantity: String(quantity),
  currencyCode: rest.currencyCode,
  value: unitsText(valueMinor, 2),
});

const labels = {
  courierNumber: 'field.number',
  virtualWarehouseId: 'abroad.warehouse',
  courierCompany: 'abroad.company',
  goodsKind: 'abroad.kind',
  classification: 'abroad.classification',
  goodsName: 'field.goodsName',
  quantity: 'field.quantity',
  currencyCode: 'abroad.currency',
  value: 'abroad.value',
} as const satisfies Record<(typeof fields)[number], string>;

/** Customs demands every field, so all are required (§5). */
export function DeclarationForm(props: Props) {
  const { member: owner, warehouses, warehouseId, declaration, onDone, onCancel } = props;
  const { t } = useTranslation('parcel');
  const { t: member } = useTranslation('member');
  const loadActs = useForecastActs();
  const notify = useToast();
  const { revalidate } = useRevalidator();
  const draftKey = `overseas.${owner.id}.${declaration?.parcelId ?? 'new'}`;
  const [draft, setDraft] = useStoredDraft<Values>(draftKey, isDraft, () =>
    declaration ? valuesOf(declaration) : blank(warehouseId),
  );
  const chosen = warehouses.find(({ id }) => String(id) === draft.virtualWarehouseId) ?? warehouses[0]!;
  const forget = () => sessionStorage.removeItem(draftKey);
  const form = useCallForm({
    fields,
    validate: (values) => ({
      ...Object.fromEntries(
        fields.filter((name) => values[name].trim() === '').map((name) => [name, t('form.required')]),
      ),
      ...(values.courierNumber.trim() !== '' &&
        !parseCourierNumber(values.courierNumber) && { courierNumber: t('row.numberWrong') }),
      ...(values.quantity.trim() !== '' &&
        !isWithin(readUnits(values.quantity, 0), maxQuantity) && { quantity: t('row.quantityWrong') }),
      ...(values.value.trim() !== '' &&
        !isWithin(readUnits(values.value, 2), maxValueMinor) && { value: t('row.priceWrong') }),
    }),
    submit: async ({ courierNumber, virtualWarehouseId, quantity, value, ...texts }) => {
      const declared = {
        ...texts,
        virtualWarehouseId: Number(virtualWarehouseId),
        quantity: readUnits(quantity, 0)!,
        valueMinor: readUnits(value, 2)!,
      };
      const acts = await loadActs();
      const { courierNumber: number } = declaration
        ? await acts.redeclare({ parcelId: declaration.parcelId, ...declared })
        : await acts.declare({ courierNumber, ...declared });
      forget();
      await revalidate();
      notify(t('abroad.done', { number }), 'positive');
      onDone(declared.virtualWarehouseId);
    },
    fieldOf: { 'parcel.numberInvalid': 'courierNumber' },
  });
  /** Controlled: a draft is read after hydration, and fields show it then. */
  const field = (name: (typeof fields)[number]) => ({
    ...form.field(name),
    value: draft[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setDraft((before) => ({ ...before, [name]: target.value })),
  });

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
      <Card className="p-4 sm:p-6">
        <h2 className="pb-4 text-body font-semibold">
          {declaration ? t('abroad.changeTitle', { number: declaration.courierNumber }) : t('abroad.title')}
        </h2>
        <MemberForm
          form={form}
          labelOf={(name) => t(labels[name])}
          className="grid grid-cols-[minmax(0,1fr)] gap-5"
        >
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
            <TextInput
              {...field('courierNumber')}
              label={t('field.number')}
              className="font-mono"
              maxLength={60}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              readOnly={Boolean(declaration)}
            />
            <SelectInput {...field('virtualWarehouseId')} label={t('abroad.warehouse')}>
              {warehouses.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectInput>
            <TextInput
              {...field('courierCompany')}
              label={t('abroad.company')}
              maxLength={60}
              placeholder="UPS, USPS, DHL…"
            />
            <TextInput
              {...field('goodsKind')}
              label={t('abroad.kind')}
              hint={t('abroad.kindHint')}
              maxLength={60}
            />
            <TextInput
              {...field('classification')}
              label={t('abroad.classification')}
              hint={t('abroad.classificationHint')}
              maxLength={60}
            />
            <TextInput {...field('goodsName')} label={t('field.goodsName')} maxLength={200} />
            <TextInput
              {...field('quantity')}
              label={t('field.quantity')}
              inputMode="numeric"
              autoComplete="off"
            />
            <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-2">
              <SelectInput {...field('currencyCode')} label={t('abroad.currency')}>
                {currencies.map((code) => (
                  <option key={code} value={code}>
                    {code}
                  </option>
                ))}
              </SelectInput>
              <TextInput
                {...field('value')}
                label={t('abroad.value')}
                inputMode="decimal"
                autoComplete="off"
              />
            </div>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" isBusy={form.isBusy} data-send-declaration>
              {declaration ? member('save') : t('abroad.send')}
            </Button>
            {declaration && (
              <Button
                variant="secondary"
                disabled={form.isBusy}
                onClick={() => {
                  forget();
                  onCancel();
                }}
              >
                {member('cancel')}
              </Button>
            )}
          </div>
        </MemberForm>
      </Card>
      <DeliveryCard warehouse={chosen} memberCode={owner.memberCode} />
    </div>
  );
}
