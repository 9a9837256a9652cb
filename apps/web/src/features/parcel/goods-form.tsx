import { type ParcelDetail, parcelCalls } from '@onehaul/contract/parcel';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { MoneyInput, NumberInput } from '@onehaul/ui/form/number-input';
import { readUnits, unitsText } from '@onehaul/ui/form/number-text';
import { SelectInput } from '@onehaul/ui/form/select-input';
import { TextInput } from '@onehaul/ui/form/text-input';
import { useToast } from '@onehaul/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { goodsTypesQuery } from '../../app/portal/catalog-queries.ts';
import { useStoredDraft } from '../../app/portal/stored-draft.ts';
import { useSend } from '../../app/session-context.tsx';
import { useCallForm } from '../../app/use-call-form.ts';
import { MemberForm } from '../../app/portal/member-form.tsx';

type Props = { readonly parcel: ParcelDetail; readonly onClose: () => void };

const fields = ['goodsName', 'goodsTypeId', 'quantity', 'unitPrice', 'remark'] as const;
type Values = Readonly<Record<(typeof fields)[number], string>>;

const isDraft = (value: unknown): value is Values =>
  typeof value === 'object' &&
  value !== null &&
  fields.every((name) => typeof (value as Partial<Values>)[name] === 'string');

const maxQuantity = 100_000;
const maxPriceCents = 100_000_000;
const isWithin = (units: number | undefined, max: number) =>
  units !== undefined && units >= 1 && units <= max;

/** Edits the goods: name, kind, quantity and price are required (§5). */
export function GoodsForm({ parcel, onClose }: Props) {
  const { t } = useTranslation('parcel');
  const { t: member } = useTranslation('member');
  const send = useSend();
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  const notify = useToast();
  const name = useRef<HTMLInputElement>(null);
  const { data: goodsTypes } = useQuery(goodsTypesQuery(send));
  const draftKey = `goods.${parcel.id}`;
  const [draft, setDraft] = useStoredDraft<Values>(draftKey, isDraft, () => ({
    goodsName: parcel.goodsName,
    goodsTypeId: String(parcel.goodsTypeId ?? ''),
    quantity: String(parcel.quantity),
    // An unknown price (0) shows as empty.
    unitPrice: parcel.unitPriceCents > 0 ? unitsText(parcel.unitPriceCents, 2) : '',
    remark: parcel.remark,
  }));
  const close = () => {
    sessionStorage.removeItem(draftKey);
    onClose();
  };
  const form = useCallForm({
    fields,
    validate: (values) => ({
      ...(values.goodsName.trim() === '' && { goodsName: t('form.required') }),
      ...(values.goodsTypeId === '' && { goodsTypeId: t('form.required') }),
      ...(!isWithin(readUnits(values.quantity, 0), maxQuantity) && { quantity: t('form.required') }),
      ...(!isWithin(readUnits(values.unitPrice, 2), maxPriceCents) && { unitPrice: t('form.required') }),
    }),
    submit: async (values) => {
      await send(parcelCalls.update, {
        id: parcel.id,
        goodsName: values.goodsName,
        goodsTypeId: Number(values.goodsTypeId),
        quantity: readUnits(values.quantity, 0)!,
        unitPriceCents: readUnits(values.unitPrice, 2)!,
        remark: values.remark,
      });
      await Promise.all([queries.invalidateQueries(), revalidate()]);
      close();
      notify(t('goods.saved'), 'positive');
    },
  });
  useEffect(() => name.current?.focus(), []);

  const ownType = { id: parcel.goodsTypeId, name: parcel.goodsTypeName };
  const types = goodsTypes?.items ?? (parcel.goodsTypeId === null ? [] : [ownType]);
  return (
    <MemberForm
      form={form}
      labelOf={(name) => t(`field.${name === 'goodsTypeId' ? 'goodsType' : name}`)}
      onInput={(event) => {
        form.props.onInput(event);
        setDraft(() => form.values());
      }}
      className="grid gap-4 rounded-card border border-line p-4"
    >
      <TextInput
        {...form.field('goodsName')}
        ref={name}
        label={t('field.goodsName')}
        maxLength={200}
        defaultValue={draft.goodsName}
      />
      <SelectInput
        {...form.field('goodsTypeId')}
        label={t('field.goodsType')}
        value={draft.goodsTypeId}
        onChange={({ target }) => setDraft((before) => ({ ...before, goodsTypeId: target.value }))}
      >
        <option value="" disabled hidden>
          {t('field.goodsType')}
        </option>
        {types.map((type) => (
          <option key={type.id} value={String(type.id)}>
            {type.name}
          </option>
        ))}
      </SelectInput>
      <div className="grid grid-cols-2 gap-x-4">
        <NumberInput
          {...form.field('quantity')}
          label={t('field.quantity')}
          defaultValue={readUnits(draft.quantity, 0)}
        />
        <MoneyInput
          {...form.field('unitPrice')}
          label={t('field.unitPrice')}
          sign="¥"
          defaultValue={readUnits(draft.unitPrice, 2)}
        />
      </div>
      <TextInput
        {...form.field('remark')}
        label={t('field.remark')}
        maxLength={500}
        defaultValue={draft.remark}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={form.isBusy}>
          {member('save')}
        </Button>
        <Button variant="secondary" disabled={form.isBusy} onClick={close}>
          {member('cancel')}
        </Button>
      </div>
    </MemberForm>
  );
}
