import { type ServiceRequest, serviceRequestCalls } from '@onehaul/contract/service';
import { chargeableServiceMinor } from '@onehaul/domain/service/service-price';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { useToast } from '@onehaul/ui/toast';
import { Button, Input, InputNumber, Modal } from '@onehaul/workbench/antd';
import { useReturnFocus } from '@onehaul/workbench/return-focus';
import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMoney } from '../../app/fee/use-money.ts';
import { paths } from '../../app/paths.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend } from '../../app/session-context.tsx';
import { GoodsChoice } from './goods-choice.tsx';
import type { PayPart } from './pay-part.ts';
import { goodsQuery, type ServiceOption, type ServiceType } from './service-queries.ts';
import { useReloadServices } from './use-reload-services.ts';

type Props = {
  readonly service: ServiceType;
  readonly option: ServiceOption;
  /** Preselected parcel or order, if any. */
  readonly goodsId: number | undefined;
  readonly Pay: PayPart;
  readonly onClose: () => void;
};

/** Service request: subject, price and payment; the request remains when it is paid later. */
export function RequestServiceDialog({ service, option, goodsId, Pay, onClose }: Props) {
  const { t } = useTranslation('service');
  const notify = useToast();
  const navigate = useNavigate();
  const reload = useReloadServices();
  const returnFocus = useReturnFocus();
  const [asked, setAsked] = useState<ServiceRequest>();
  const [isPaid, setPaid] = useState(false);
  const close = () => {
    onClose();
    if (asked || isPaid) void navigate(`${paths.addedList}?open=${asked!.id}`);
    else returnFocus();
  };
  const sent = (request: ServiceRequest) => {
    setAsked(request);
    if (request.state === 'unpaid') return;
    notify(t(request.state === 'requested' ? 'ask.sentQuote' : 'ask.sentFree'), 'positive');
    onClose();
    void navigate(`${paths.addedList}?open=${request.id}`);
  };
  return (
    <Modal
      open
      title={asked ? t('ask.payTitle', { number: asked.number }) : `${service.name} · ${option.name}`}
      onCancel={close}
      // An accidental click outside must not abort a payment.
      mask={{ closable: false }}
      footer={null}
      width={560}
    >
      <div className="pt-2" data-ask-dialog>
        {asked ? (
          <Pay
            serviceIds={[asked.id]}
            onPaid={() => {
              setPaid(true);
              void reload();
            }}
            onCancel={close}
          />
        ) : (
          <AskForm service={service} option={option} goodsId={goodsId} onSent={sent} />
        )}
      </div>
    </Modal>
  );
}

type FormProps = Pick<Props, 'service' | 'option' | 'goodsId'> & {
  readonly onSent: (request: ServiceRequest) => void;
};

function AskForm({ service, option, goodsId: firstId, onSent }: FormProps) {
  const { t, i18n } = useTranslation('service');
  const { exact, about } = useMoney();
  const measures = measuresIn(i18n.language);
  const send = useSend();
  const reload = useReloadServices();
  const id = useId();
  const [goodsId, setGoodsId] = useState(firstId);
  const [quantity, setQuantity] = useState(1);
  const [words, setWords] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { data: goods } = useQuery(goodsQuery(useSendWithMessage(), service.target, goodsId));
  const grams = goods?.grams;
  // A price by weight needs the weight first.
  const isPriced = grams !== undefined || (option.minorPerKilogram === 0 && !option.isQuoted);
  const minor = chargeableServiceMinor(option, { quantity, grams: grams ?? null });

  const ask = useChange(
    () =>
      send(serviceRequestCalls.ask, {
        ...(service.target === 'parcel' ? { parcelId: goodsId! } : { orderId: goodsId! }),
        optionId: option.id,
        quantity,
        words: words.trim(),
      }),
    {
      onDone: async (request) => {
        await reload();
        onSent(request);
      },
    },
  );
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (goodsId === undefined) setMissing(true);
    else ask.start();
  }
  const button =
    option.isQuoted || (isPriced && minor === null)
      ? t('ask.doQuote')
      : minor === null || minor === 0
        ? t('ask.doFree')
        : t('ask.doPay', { amount: exact(minor) });

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {option.note && <p className="text-small text-muted">{option.note}</p>}
      <GoodsChoice
        target={service.target}
        known={goods}
        isMissing={isMissing}
        onChoose={(chosen) => {
          setGoodsId(chosen);
          setMissing(false);
          ask.forget();
        }}
      />
      {option.minorEach > 0 && (
        <div className="grid justify-items-start gap-1">
          <label htmlFor={`${id}-quantity`} className="text-small font-medium">
            {t('ask.quantity')}
          </label>
          <InputNumber
            id={`${id}-quantity`}
            min={1}
            max={1000}
            precision={0}
            value={quantity}
            onChange={(typed) => setQuantity(typed ?? 1)}
          />
        </div>
      )}
      <div className="grid gap-1">
        <label htmlFor={`${id}-words`} className="text-small font-medium">
          {t('ask.words')}
        </label>
        <Input.TextArea
          id={`${id}-words`}
          rows={2}
          maxLength={500}
          aria-describedby={`${id}-help`}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <span id={`${id}-help`} className="text-caption text-muted">
          {t('ask.wordsHelp')}
        </span>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line pt-4">
        <span className="text-small text-muted">
          {t('ask.price')}
          {grams != null && option.minorPerKilogram > 0 && (
            <span className="ms-2">{t('ask.weight', { weight: measures.weight(grams) })}</span>
          )}
        </span>
        <output className="flex items-baseline gap-2" data-price={minor ?? ''}>
          <strong className="text-title font-semibold tabular-nums">
            {option.isQuoted || (isPriced && minor === null)
              ? t('price.quoted')
              : minor === null
                ? '-'
                : minor === 0
                  ? t('price.free')
                  : exact(minor)}
          </strong>
          {minor !== null && minor > 0 && <span className="text-small text-muted">{about(minor)}</span>}
        </output>
      </div>
      <p className="text-caption text-muted">
        {minor === null && isPriced ? t('ask.quotedText') : t('ask.pausesText')}
      </p>
      <div className="grid sm:flex sm:justify-end">
        <Button type="primary" htmlType="submit" loading={ask.isPending} data-submit>
          {button}
        </Button>
      </div>
    </form>
  );
}
