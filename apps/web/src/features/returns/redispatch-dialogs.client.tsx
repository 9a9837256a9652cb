import type { InputOf } from '@onehaul/client/send';
import { returnCalls, type ReturnedUnit, type ReturnMatch } from '@onehaul/contract/returns';
import { useTranslation } from '@onehaul/i18n/react';
import { NumberInput } from '@onehaul/ui/form/number-input';
import { TextInput } from '@onehaul/ui/form/text-input';
import { FormDialog } from '@onehaul/ui/overlay/form-dialog';
import { useToast } from '@onehaul/ui/toast';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { loadTexts } from '../../app/load-texts.ts';
import { CallsPart } from '../../app/portal/calls-part.client.tsx';
import { useDebounced } from '../../app/portal/use-debounced.ts';
import { useSend } from '../../app/session-context.tsx';
import { useCallForm } from '../../app/use-call-form.ts';
import { useKeyedCall } from '../../app/use-keyed-call.ts';
import { PricePart } from './price-part.tsx';
import { emptyReceiver, type Receiver, ReceiverFields, receiverNames } from './receiver-fields.tsx';
import type { Doing, LocalLine } from './redispatch-page.tsx';
import type { Subject } from './return-queries.ts';

await loadTexts('fee', 'bill');

/** Debounce: a price is not requested on every keystroke. */
const quoteDebounceMs = 300;

type DialogProps = { readonly lines: readonly LocalLine[]; readonly onClose: () => void };
type Props = DialogProps & { readonly doing: Doing };
type Input = InputOf<typeof returnCalls.redispatch>;

/** Redispatches returned goods: to a waiting order, or to a new receiver. */
export const RedispatchDialog = ({ doing, ...props }: Props) => (
  <CallsPart version={undefined}>
    {'match' in doing ? (
      <MatchDialog match={doing.match} {...props} />
    ) : (
      <SendDialog unit={doing.unit} {...props} />
    )}
  </CallsPart>
);

/** Assigns returned goods to a waiting order: line choice and price. */
function MatchDialog({ match, lines, onClose }: DialogProps & { readonly match: ReturnMatch }) {
  const { t } = useTranslation('returns');
  const words = useDialogWords();
  const redispatch = useRedispatch(onClose);
  const [lineId, setLineId] = useState(lines[0]?.id);
  const subject: Subject = { orderId: match.orderId, items: [] };
  const form = useCallForm({
    fields: ['line'],
    validate: () => ({}),
    submit: () =>
      redispatch({ lineId: lineId!, orderId: match.orderId, items: [], remark: '' }, () => t('form.taken')),
  });
  return (
    <FormDialog
      title={t('form.toWaiting', { number: match.orderNumber })}
      form={form}
      words={{ ...words, submit: t('form.take') }}
      onClose={onClose}
    >
      <p className="text-small text-muted">
        {t('form.from', { warehouse: match.warehouseName })} · {match.receiverName}
      </p>
      <PricePart
        field={form.field('line')}
        lines={lines}
        lineId={lineId}
        onLine={setLineId}
        subject={subject}
        postcode=""
      />
    </FormDialog>
  );
}

/** Sends returned goods to a new receiver: quantity, address, line and price. */
function SendDialog({ unit, lines, onClose }: DialogProps & { readonly unit: ReturnedUnit }) {
  const { t } = useTranslation('returns');
  const words = useDialogWords();
  const redispatch = useRedispatch(onClose);
  const { skuId, returnId, left } = unit;
  const [lineId, setLineId] = useState(lines[0]?.id);
  const [quantity, setQuantity] = useState<number | undefined>(1);
  const [receiver, setReceiver] = useState<Receiver>(emptyReceiver);
  const isQuantity = quantity !== undefined && quantity >= 1 && quantity <= left;
  // Undefined without a quantity to price.
  const subject: Subject | undefined =
    skuId === null
      ? { returnId: returnId!, items: [] }
      : isQuantity
        ? { items: [{ skuId, quantity }] }
        : undefined;
  const priced = useDebounced({ subject, postcode: receiver.postcode.trim() }, quoteDebounceMs);
  const form = useCallForm({
    fields: ['quantity', ...receiverNames, 'remark', 'line'],
    validate: () => ({
      ...(!subject && { quantity: t('form.quantityWrong', { most: left }) }),
      ...(receiver.name.trim() === '' && { name: t('form.nameMissing') }),
      ...(receiver.phone.trim() === '' && { phone: t('form.phoneMissing') }),
      ...(receiver.detail.trim() === '' && { detail: t('form.detailMissing') }),
    }),
    submit: ({ remark }) =>
      redispatch(
        { ...subject, items: [...subject!.items], lineId: lineId!, receiver, remark: remark.trim() },
        (number) => t('form.sent', { number }),
      ),
  });
  return (
    <FormDialog
      title={t('form.toNew', { goods: unit.goodsName })}
      width="medium"
      form={form}
      words={{ ...words, submit: t('form.send') }}
      onClose={onClose}
    >
      <p className="text-small text-muted">
        {t('form.from', { warehouse: unit.warehouseName })} · {unit.countryName}
      </p>
      {skuId !== null && (
        <NumberInput
          {...form.field('quantity')}
          label={t('form.quantity')}
          unit={`/ ${left}`}
          value={quantity}
          onChange={setQuantity}
        />
      )}
      <ReceiverFields
        field={form.field}
        value={receiver}
        onChange={setReceiver}
        onRead={() => form.forget(...receiverNames)}
      />
      <TextInput {...form.field('remark')} label={t('form.remark')} maxLength={200} autoComplete="off" />
      <PricePart
        field={form.field('line')}
        lines={lines}
        lineId={lineId}
        onLine={setLineId}
        subject={priced.subject}
        postcode={priced.postcode}
      />
      <p className="text-caption text-muted">{t('form.payLater')}</p>
    </FormDialog>
  );
}

function useDialogWords() {
  const { t } = useTranslation('member');
  return { cancel: t('cancel'), close: t('close'), wrong: t('form.wrong') };
}

/** Redispatches once: pressed again after a lost response, it is the same order. */
function useRedispatch(onClose: () => void) {
  const send = useSend();
  const notify = useToast();
  const { revalidate } = useRevalidator();
  const redispatchOnce = useKeyedCall((input: Input, key: string) =>
    send(returnCalls.redispatch, input, key),
  );
  return async (input: Input, done: (orderNumber: string) => string) => {
    const { orderNumber } = await redispatchOnce(input);
    await revalidate();
    notify(done(orderNumber), 'positive');
    onClose();
  };
}
