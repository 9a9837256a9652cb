import type { InputOf } from '@onehaul/client/send';
import { type ServiceRequest, serviceRequestCalls } from '@onehaul/contract/service';
import { chargeableServiceMinor } from '@onehaul/domain/service/service-price';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { NumberInput } from '@onehaul/ui/form/number-input';
import { TextArea } from '@onehaul/ui/form/text-area';
import { Dialog } from '@onehaul/ui/overlay/dialog';
import { useToast } from '@onehaul/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { Suspense, type SyntheticEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMoney } from '../../app/fee/use-money.ts';
import { loadTexts } from '../../app/load-texts.ts';
import { paths } from '../../app/paths.ts';
import { CallsPart } from '../../app/portal/calls-part.client.tsx';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useSend } from '../../app/session-context.tsx';
import { useAct } from '../../app/use-act.ts';
import { useKeyedCall } from '../../app/use-keyed-call.ts';
import { GoodsChoice } from './goods-choice.tsx';
import type { PayPart } from './pay-part.ts';
import type { ServiceOption, ServiceType } from './service-data.ts';
import { goodsQuery } from './service-queries.ts';

await loadTexts('fee', 'session', 'refusal');

const maxQuantity = 1000;

type Props = {
  readonly service: ServiceType;
  readonly option: ServiceOption;
  /** Preselected parcel or order, if any. */
  readonly goodsId: number | undefined;
  readonly Pay: PayPart;
  readonly onClose: () => void;
};

/** Service request: subject, price and payment; the request remains when it is paid later. */
export function RequestService({ service, option, goodsId, Pay, onClose }: Props) {
  const { t } = useTranslation('service');
  const { t: member } = useTranslation('member');
  const notify = useToast();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<ServiceRequest>();
  const close = () => {
    onClose();
    if (asked) void navigate(`${paths.addedList}?open=${asked.id}`);
  };
  const sent = (request: ServiceRequest) => {
    setAsked(request);
    if (request.state === 'unpaid') return;
    notify(t(request.state === 'requested' ? 'ask.sentQuote' : 'ask.sentFree'), 'positive');
    onClose();
    void navigate(`${paths.addedList}?open=${request.id}`);
  };
  return (
    <CallsPart version={option.id}>
      <Dialog
        title={asked ? t('ask.payTitle', { number: asked.number }) : `${service.name} · ${option.name}`}
        close={member('close')}
        onClose={close}
      >
        <div className="pt-2" data-ask-dialog>
          {asked ? (
            <Suspense>
              {/* The list shows the payment; this page does not change by it. */}
              <Pay serviceIds={[asked.id]} onPaid={() => undefined} onCancel={close} />
            </Suspense>
          ) : (
            <AskForm service={service} option={option} goodsId={goodsId} onSent={sent} />
          )}
        </div>
      </Dialog>
    </CallsPart>
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

  const call = useKeyedCall((input: InputOf<typeof serviceRequestCalls.ask>, key: string) =>
    send(serviceRequestCalls.ask, input, key),
  );
  const ask = useAct(call, { keepsPage: true, onDone: onSent });
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setMissing(goodsId === undefined);
    if (goodsId === undefined) return;
    ask.start({
      ...(service.target === 'parcel' ? { parcelId: goodsId } : { orderId: goodsId }),
      optionId: option.id,
      quantity,
      words: words.trim(),
    });
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
        chosenId={goodsId}
        isMissing={isMissing}
        onChoose={(chosen) => {
          setGoodsId(chosen);
          setMissing(false);
          ask.forget();
        }}
      />
      {option.minorEach > 0 && (
        <NumberInput
          id={`${id}-quantity`}
          label={t('ask.quantity')}
          min={1}
          max={maxQuantity}
          value={quantity}
          steps={{ less: t('ask.less'), more: t('ask.more') }}
          onChange={(typed = 1) => setQuantity(Math.min(maxQuantity, Math.max(1, typed)))}
        />
      )}
      <TextArea
        id={`${id}-words`}
        label={t('ask.words')}
        hint={t('ask.wordsHelp')}
        rows={2}
        maxLength={500}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
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
        <Button type="submit" isBusy={ask.isPending} data-submit>
          {button}
        </Button>
      </div>
    </form>
  );
}
