import { type Sku, stockCalls } from '@onehaul/contract/stock';
import { numberFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Checkbox } from '@onehaul/ui/form/checkbox';
import { Combobox } from '@onehaul/ui/form/combobox';
import { ErrorSummary } from '@onehaul/ui/form/error-summary';
import { NumberInput } from '@onehaul/ui/form/number-input';
import { TextInput } from '@onehaul/ui/form/text-input';
import { Drawer } from '@onehaul/ui/overlay/drawer';
import { useToast } from '@onehaul/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { goodsTypesQuery } from '../../app/portal/catalog-queries.ts';
import { useStoredDraft } from '../../app/portal/stored-draft.ts';
import { useListWords } from '../../app/portal/use-list-words.ts';
import { lightSession } from '../../app/session/light-session.ts';
import { useSend } from '../../app/session-context.tsx';
import { useCallForm } from '../../app/use-call-form.ts';
import { PictureField, usePicture } from './picture-field.tsx';
import { Question } from './question.tsx';
import {
  isSkuDraft,
  readFigure,
  type SkuDraft,
  skuDraft,
  type SkuField,
  skuFields,
  type SkuFigure,
  skuFigures,
  skuInput,
  skuProblems,
} from './sku-values.ts';

type Named = { readonly id: number; readonly name: string };
type Props = {
  /** Undefined for a new SKU. */
  readonly sku: Sku | undefined;
  readonly categories: readonly Named[];
  readonly onClose: () => void;
};
type TextField = 'code' | 'barcode' | 'name' | 'nameEnglish' | 'hsCode';
type TextProps = Omit<ComponentProps<typeof TextInput>, 'id' | 'name' | 'label'>;
type FigureProps = Omit<ComponentProps<typeof NumberInput>, 'id' | 'name' | 'label'>;

const two = 'grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2';

/** Name, size, weight and value in a drawer. What is typed stays in the tab until it is saved or cancelled. */
export function SkuForm({ sku, categories, onClose }: Props) {
  const { t, i18n } = useTranslation('stock');
  const { t: member } = useTranslation('member');
  const send = useSend();
  const notify = useToast();
  const { revalidate } = useRevalidator();
  const formId = useId();
  const [isRemoving, setRemoving] = useState(false);
  const { data: goodsTypes } = useQuery(goodsTypesQuery(send));
  const draftKey = `sku.${lightSession().subject()}.${sku?.id ?? 'new'}`;
  const [draft, setDraft] = useStoredDraft<SkuDraft>(draftKey, isSkuDraft, () => skuDraft(sku));
  const put = (change: Partial<SkuDraft>) => setDraft((before) => ({ ...before, ...change }));
  const picture = usePicture(put);
  const close = () => {
    sessionStorage.removeItem(draftKey);
    onClose();
  };

  function rangeText(name: SkuFigure): string {
    const { decimals, least, most } = skuFigures[name];
    const { format } = numberFormat(i18n.language, { maximumFractionDigits: decimals });
    const [from, to] = [least, most].map((units) => format(units / 10 ** decimals));
    return t(decimals === 0 ? 'wholeRange' : 'range', { least: from!, most: to! });
  }
  const form = useCallForm<SkuField>({
    fields: skuFields,
    validate: (values) =>
      Object.fromEntries(
        Object.entries(skuProblems(values)).map(([name, problem]) => [
          name,
          problem === 'required' ? t('required') : rangeText(name as SkuFigure),
        ]),
      ),
    async submit(values) {
      const input = skuInput(values, draft.pictureId, !sku);
      await (sku ? send(stockCalls.updateSku, { id: sku.id, ...input }) : send(stockCalls.addSku, input));
      await revalidate();
      close();
      notify(t('sku.saved'), 'positive');
    },
    fieldOf: { 'stock.codeTaken': 'code' },
  });
  const text = (name: TextField, props: TextProps = {}) => (
    <TextInput
      {...form.field(name)}
      label={t(`sku.${name}`)}
      autoComplete="off"
      defaultValue={draft[name]}
      {...props}
    />
  );
  const figure = (name: SkuFigure, props: FigureProps = {}) => (
    <NumberInput
      {...form.field(name)}
      label={t(`sku.${name}`)}
      decimals={skuFigures[name].decimals}
      defaultValue={readFigure(name, draft[name])}
      {...props}
    />
  );
  const choice = (name: 'categoryId' | 'goodsTypeId', label: string, options: readonly Named[]) => (
    <Choice
      {...form.field(name)}
      label={label}
      options={options}
      value={draft[name]}
      onChange={(id) => put({ [name]: id })}
    />
  );
  const optional = { optional: t('optional') };

  return (
    <>
      <Drawer
        title={t(sku ? 'sku.edit' : 'skus.add')}
        close={member('close')}
        onClose={onClose}
        footer={
          <>
            <Button type="submit" form={formId} isBusy={form.isBusy || picture.isUploading} data-save>
              {member('save')}
            </Button>
            <Button variant="secondary" disabled={form.isBusy} onClick={close}>
              {member('cancel')}
            </Button>
            {sku && (
              <Button
                variant="quietDanger"
                className="ms-auto"
                disabled={form.isBusy}
                data-remove
                onClick={() => setRemoving(true)}
              >
                {t('sku.remove')}
              </Button>
            )}
          </>
        }
      >
        <form
          {...form.props}
          id={formId}
          onInput={(event) => {
            form.props.onInput(event);
            put(form.values());
          }}
          className="grid grid-cols-[minmax(0,1fr)] gap-4"
        >
          <ErrorSummary
            title={member('form.wrong')}
            errors={form.summary.map(({ name, text: problem, fieldId }) => ({
              fieldId,
              text: member('form.problem', { field: t(skuLabels[name]), problem }),
            }))}
          />
          <div className={two}>
            {text('code', { maxLength: 60, ...(!sku && { 'data-focus-first': true }) } as TextProps)}
            {text('barcode', { maxLength: 60, inputMode: 'numeric', ...optional })}
          </div>
          {text('name', { maxLength: 200 })}
          {text('nameEnglish', { maxLength: 200, ...optional })}
          <div className={two}>
            {choice('categoryId', t('sku.category'), categories)}
            {choice('goodsTypeId', t('sku.goodsType'), goodsTypes?.items ?? [])}
          </div>
          <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-4">
            {figure('weight', { unit: 'kg' })}
            {figure('length', { unit: 'cm' })}
            {figure('width', { unit: 'cm' })}
            {figure('height', { unit: 'cm' })}
          </div>
          <div className={two}>
            {figure('declared', { sign: '¥', ...optional })}
            {text('hsCode', { maxLength: 20, inputMode: 'numeric', ...optional })}
          </div>
          {figure('lowAt', { hint: t('sku.lowAtText'), ...optional })}
          <PictureField pictureId={draft.pictureId} pictureUrl={draft.pictureUrl} picture={picture} />
          {sku && (
            <Checkbox
              id={form.idOf('isActive')}
              name="isActive"
              hint={t('sku.isActiveText')}
              defaultChecked={draft.isActive === 'on'}
            >
              {t('sku.isActive')}
            </Checkbox>
          )}
        </form>
      </Drawer>
      {sku && isRemoving && (
        <Question
          title={t('sku.removeTitle', { code: sku.code })}
          text={t('removeText')}
          confirm={t('sku.remove')}
          cancel={member('cancel')}
          act={() => send(stockCalls.removeSku, { id: sku.id })}
          done={t('sku.removed')}
          onDone={close}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  );
}

const skuLabels = {
  code: 'sku.code',
  barcode: 'sku.barcode',
  name: 'sku.name',
  nameEnglish: 'sku.nameEnglish',
  categoryId: 'sku.category',
  goodsTypeId: 'sku.goodsType',
  weight: 'sku.weight',
  length: 'sku.length',
  width: 'sku.width',
  height: 'sku.height',
  declared: 'sku.declared',
  hsCode: 'sku.hsCode',
  lowAt: 'sku.lowAt',
  isActive: 'sku.isActive',
} as const satisfies Record<SkuField, string>;

type ChoiceProps = {
  readonly id: string;
  readonly name: string;
  readonly error: string | undefined;
  readonly label: string;
  readonly options: readonly Named[];
  readonly value: string;
  readonly onChange: (id: string) => void;
};

/** Select with search whose choice can be taken back. */
function Choice({ options, value, ...rest }: ChoiceProps) {
  const { t } = useTranslation('stock');
  const words = useListWords();
  const none = value === '' ? [] : [{ value: '', label: t('none') }];
  return (
    <Combobox
      {...rest}
      optional={t('optional')}
      options={[...none, ...options.map(({ id, name }) => ({ value: String(id), label: name }))]}
      value={value || undefined}
      words={words}
    />
  );
}
