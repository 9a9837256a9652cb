import { stockCalls } from '@onehaul/contract/stock';
import type { InputOf } from '@onehaul/client/send';
import { maxInboundLines } from '@onehaul/domain/stock/inbound';
import { numberFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, IconButton } from '@onehaul/ui/button';
import { Combobox } from '@onehaul/ui/form/combobox';
import { ErrorSummary } from '@onehaul/ui/form/error-summary';
import { NumberInput } from '@onehaul/ui/form/number-input';
import { readUnits } from '@onehaul/ui/form/number-text';
import { SelectInput } from '@onehaul/ui/form/select-input';
import { TextInput } from '@onehaul/ui/form/text-input';
import { Icon } from '@onehaul/ui/icon';
import { Drawer } from '@onehaul/ui/overlay/drawer';
import { useToast } from '@onehaul/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { CallsPart } from '../../app/portal/calls-part.client.tsx';
import { useStoredDraft } from '../../app/portal/stored-draft.ts';
import { useDebounced } from '../../app/portal/use-debounced.ts';
import { useListWords } from '../../app/portal/use-list-words.ts';
import { lightSession } from '../../app/session/light-session.ts';
import { sellerPaths } from '../../app/seller-paths.ts';
import { useSend } from '../../app/session-context.tsx';
import { useCallForm } from '../../app/use-call-form.ts';
import { useKeyedCall } from '../../app/use-keyed-call.ts';
import {
  type AnnounceDraft,
  announceFields,
  announceInput,
  announceProblems,
  blankLine,
  isAnnounceDraft,
  maxQuantity,
  quantityField,
  skuField,
} from './announce-values.ts';
import { skuChoicesQuery } from './stock-queries.ts';

type Props = {
  readonly warehouses: readonly { readonly id: number; readonly name: string }[];
  readonly onClose: () => void;
};

/** Announces a delivery to stock, in a drawer. */
export const OpenAnnounce = (props: Props) => (
  <CallsPart version={undefined}>
    <AnnounceForm {...props} />
  </CallsPart>
);

/** What is typed stays in the tab until it is sent or cancelled. */
function AnnounceForm({ warehouses, onClose }: Props) {
  const { t, i18n } = useTranslation('stock');
  const { t: member } = useTranslation('member');
  const send = useSend();
  const notify = useToast();
  const { revalidate } = useRevalidator();
  const formId = useId();
  const draftKey = `announce.${lightSession().subject()}`;
  const [draft, setDraft] = useStoredDraft<AnnounceDraft>(draftKey, isAnnounceDraft, () => ({
    // A single option is selected automatically.
    warehouseId: warehouses.length === 1 ? String(warehouses[0]!.id) : '',
    courierNumber: '',
    remark: '',
    lines: [blankLine(1)],
  }));
  const { lines } = draft;
  const put = (change: Partial<AnnounceDraft>) => setDraft((before) => ({ ...before, ...change }));
  const close = () => {
    sessionStorage.removeItem(draftKey);
    onClose();
  };
  // Sent again after a lost response, it is the same delivery.
  const announce = useKeyedCall((input: InputOf<typeof stockCalls.announce>, key: string) =>
    send(stockCalls.announce, input, key),
  );
  const problemTexts = {
    choose: t('choose'),
    required: t('required'),
    twice: t('announce.twice'),
    range: t('wholeRange', { least: '1', most: numberFormat(i18n.language, {}).format(maxQuantity) }),
  };
  const form = useCallForm<string>({
    fields: announceFields(lines),
    validate: (values) =>
      Object.fromEntries(
        Object.entries(announceProblems(lines, values)).map(([name, problem]) => [
          name,
          problemTexts[problem],
        ]),
      ),
    async submit(values) {
      const { number } = await announce(announceInput(lines, values));
      await revalidate();
      close();
      notify(t('announce.done', { number }), 'positive');
    },
  });
  const labels: Readonly<Record<string, string>> = Object.fromEntries([
    ['warehouseId', t('column.warehouse')],
    ...lines.flatMap((line, index) => [
      [skuField(line), t('announce.sku', { line: index + 1 })],
      [quantityField(line), t('announce.quantityOf', { line: index + 1 })],
    ]),
  ]);
  function keepTyped() {
    const values = form.values();
    put({
      warehouseId: values['warehouseId']!,
      courierNumber: values['courierNumber']!,
      remark: values['remark']!,
      lines: lines.map((line) => ({ ...line, quantity: values[quantityField(line)]! })),
    });
  }

  return (
    <Drawer
      title={t('inventory.announce')}
      close={member('close')}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form={formId} isBusy={form.isBusy} data-save>
            {t('announce.do')}
          </Button>
          <Button variant="secondary" disabled={form.isBusy} onClick={close}>
            {member('cancel')}
          </Button>
        </>
      }
    >
      <form
        {...form.props}
        id={formId}
        onInput={(event) => {
          form.props.onInput(event);
          keepTyped();
        }}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        <ErrorSummary
          title={member('form.wrong')}
          errors={form.summary.map(({ name, text: problem, fieldId }) => ({
            fieldId,
            text: member('form.problem', { field: labels[name] ?? '', problem }),
          }))}
        />
        <SelectInput
          {...form.field('warehouseId')}
          label={t('column.warehouse')}
          defaultValue={draft.warehouseId}
        >
          <option value="">{t('choose')}</option>
          {warehouses.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectInput>
        <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <legend className="mb-2 text-small font-medium">{t('announce.goods')}</legend>
          {lines.map((line, index) => (
            <div
              key={line.key}
              data-line={index}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 border-b border-line pb-3 sm:grid-cols-[minmax(0,1fr)_128px_auto] sm:border-0 sm:pb-0 [&_label]:sr-only"
            >
              <SkuChoice
                {...form.field(skuField(line))}
                label={labels[skuField(line)]!}
                chosen={line}
                onChange={(chosen) => {
                  form.forget(skuField(line));
                  put({ lines: lines.map((one) => (one.key === line.key ? { ...one, ...chosen } : one)) });
                }}
              />
              <div className="max-sm:order-1">
                <NumberInput
                  {...form.field(quantityField(line))}
                  label={labels[quantityField(line)]!}
                  placeholder={t('announce.quantity')}
                  defaultValue={readUnits(line.quantity, 0)}
                />
              </div>
              <IconButton
                icon="close"
                label={t('announce.removeLine', { line: index + 1 })}
                disabled={lines.length === 1}
                className="disabled:invisible"
                onClick={() => put({ lines: lines.filter(({ key }) => key !== line.key) })}
              />
            </div>
          ))}
          <Button
            variant="secondary"
            className="justify-self-start"
            disabled={lines.length >= maxInboundLines}
            data-add-line
            onClick={() =>
              put({ lines: [...lines, blankLine(Math.max(...lines.map(({ key }) => key)) + 1)] })
            }
          >
            <Icon name="plus" className="size-4" />
            {t('announce.addLine')}
          </Button>
        </fieldset>
        <TextInput
          {...form.field('courierNumber')}
          label={t('inbound.courier')}
          optional={t('optional')}
          maxLength={40}
          autoComplete="off"
          defaultValue={draft.courierNumber}
        />
        <TextInput
          {...form.field('remark')}
          label={t('inbound.remark')}
          optional={t('optional')}
          maxLength={300}
          autoComplete="off"
          defaultValue={draft.remark}
        />
        <p className="text-small text-muted">
          {t('announce.hint')}{' '}
          <Link to={sellerPaths.codWarehouses} className="text-ink! underline underline-offset-4">
            {t('announce.addresses')}
          </Link>
        </p>
      </form>
    </Drawer>
  );
}

type Chosen = { readonly skuId: string; readonly label: string };

type ChoiceProps = {
  readonly id: string;
  readonly name: string;
  readonly error: string | undefined;
  readonly label: string;
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
};

const debounceMs = 200;

/** Select of active SKUs; typing loads those that match. */
function SkuChoice({ chosen, onChange, ...field }: ChoiceProps) {
  const { t } = useTranslation('stock');
  const words = useListWords();
  const send = useSend();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim().slice(0, 60), debounceMs);
  const { data } = useQuery(skuChoicesQuery(send, search));
  const found = (data?.items ?? []).map(({ id, code, name, barcode }) => ({
    value: String(id),
    label: `${code} · ${name}`,
    ...(barcode && { detail: barcode }),
  }));
  const isListed = chosen.skuId === '' || found.some(({ value }) => value === chosen.skuId);
  const options = isListed ? found : [{ value: chosen.skuId, label: chosen.label }, ...found];
  return (
    <Combobox
      {...field}
      placeholder={t('announce.choose')}
      options={options}
      value={chosen.skuId || undefined}
      words={{ ...words, none: t('announce.noSku') }}
      onSearch={setTyped}
      onChange={(skuId) => onChange({ skuId, label: options.find(({ value }) => value === skuId)!.label })}
    />
  );
}
