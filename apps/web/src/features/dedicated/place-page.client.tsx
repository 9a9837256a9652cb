import { type Booking, dedicatedCalls } from '@onehaul/contract/dedicated';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { Notice } from '@onehaul/ui/form/notice';
import { TextInput } from '@onehaul/ui/form/text-input';
import { Button } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage, ListMessage } from '@onehaul/workbench/list-message';
import { PageHead } from '@onehaul/workbench/page-head';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ListSkeleton } from '../../app/portal/list-states.tsx';
import { ordersKey } from '../../app/portal/order-key.ts';
import { SellerTabs } from '../../app/portal/seller-tabs.tsx';
import { useStoredDraft } from '../../app/portal/stored-draft.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useChange } from '../../app/portal/use-change.ts';
import { useDebounced } from '../../app/portal/use-debounced.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import { useSession } from '../../app/session-context.tsx';
import { Booked } from './booked.tsx';
import {
  blankDraft,
  type BookingDraft,
  isBookingDraft,
  type NeededField,
  wrongFields,
} from './booking-draft.ts';
import { toQuoteInput, quoteQuery, type Way, waysQuery } from './dedicated-queries.ts';
import { PackagesPart } from './packages-part.tsx';
import { PriceSide } from './price-side.tsx';
import { WayPart } from './way-part.tsx';

/** Debounce: a price is not requested on every keystroke. */
const quoteDebounceMs = 300;

/** /dedicated/place-order: booking form with the price beside it. */
export function PlaceDedicatedPage() {
  const { t } = useTranslation('dedicated');
  const send = useSendWithMessage();
  const { profile } = useSession();
  const { data: ways, error, refetch } = useQuery(waysQuery(send));
  const [booked, setBooked] = useState<Booking>();
  if (!profile) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PrivateHead title={t('place.title')} />
      <SellerTabs tool="dedicatedLine" />
      <PageHead title={t('place.title')} sentence={t('place.sentence')} />
      {booked ? (
        <Booked booking={booked} onAgain={() => setBooked(undefined)} />
      ) : error ? (
        <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
      ) : !ways ? (
        <ListSkeleton />
      ) : ways.length === 0 ? (
        <ListMessage icon="search" title={t('place.noWays')} text={t('place.noWaysText')} />
      ) : (
        <BookingForm ways={ways} memberId={profile.id} memberCode={profile.memberCode} onBooked={setBooked} />
      )}
    </div>
  );
}

type FormProps = {
  readonly ways: readonly Way[];
  readonly memberId: number;
  readonly memberCode: string;
  readonly onBooked: (booking: Booking) => void;
};

function BookingForm({ ways, memberId, memberCode, onBooked }: FormProps) {
  const { t } = useTranslation('dedicated');
  const send = useSendWithMessage();
  const queries = useQueryClient();
  const draftKey = `dedicated.${memberId}`;
  const [draft, setDraft] = useStoredDraft<BookingDraft>(draftKey, isBookingDraft, () => blankDraft);
  const [isTried, setTried] = useState(false);
  const change = (part: Partial<BookingDraft>) => setDraft((before) => ({ ...before, ...part }));
  const quoteInput = toQuoteInput(draft);
  const priced = useDebounced(quoteInput, quoteDebounceMs);
  const {
    data: quote,
    error,
    isFetching,
  } = useQuery({
    ...quoteQuery(send, priced),
    placeholderData: keepPreviousData,
  });
  const wrong = isTried ? wrongFields(draft) : [];
  const book = useChange(
    () =>
      send(dedicatedCalls.add, {
        ...quoteInput!,
        memberCode,
        goodsName: draft.goodsName.trim(),
        receiverName: draft.receiverName.trim(),
        receiverPhone: draft.receiverPhone.trim(),
        receiverEmail: draft.receiverEmail.trim(),
        receiverAddress: draft.receiverAddress.trim(),
        remark: draft.remark.trim(),
        isCustoms: draft.isCustoms,
      }),
    {
      onDone: async (booking) => {
        sessionStorage.removeItem(draftKey);
        await queries.invalidateQueries({ queryKey: ordersKey });
        onBooked(booking);
      },
      done: ({ number }) => t('place.done', { number }),
    },
  );

  function submit() {
    setTried(true);
    const [first] = wrongFields(draft);
    if (first) return document.getElementById(`dedicated-${first}`)?.focus();
    if (quoteInput && !error) book.start(undefined);
  }

  const field = (name: NeededField | 'receiverPostcode' | 'remark', most: number, isOptional = false) => (
    <TextInput
      id={`dedicated-${name}`}
      label={t(`field.${name}`)}
      {...(isOptional && { optional: t('optional') })}
      value={draft[name]}
      maxLength={most}
      error={
        wrong.some((one) => one === name)
          ? t(name === 'receiverEmail' ? 'wrong.email' : 'wrong.empty')
          : undefined
      }
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_380px]"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Part title={t('part.way')} number={1}>
          <WayPart ways={ways} draft={draft} wrong={wrong} onChange={change} />
        </Part>
        <Part title={t('part.packages')} number={2}>
          {field('goodsName', 200)}
          <PackagesPart draft={draft} isTried={isTried} onChange={change} />
        </Part>
        <Part title={t('part.receiver')} number={3}>
          <div className="grid gap-4 sm:grid-cols-2">
            {field('receiverName', 60)}
            {field('receiverPhone', 40)}
            {field('receiverEmail', 200, true)}
            {field('receiverPostcode', 20, true)}
          </div>
          {field('receiverAddress', 300)}
        </Part>
        <Part title={t('part.customs')} number={4}>
          <fieldset className="grid gap-2">
            <legend className="mb-2 text-small font-medium">{t('field.isCustoms')}</legend>
            {([true, false] as const).map((isCustoms) => (
              <div
                key={String(isCustoms)}
                className="rounded-control border border-line px-4 py-2 text-small has-checked:border-primary-7 has-checked:bg-primary-1"
              >
                <label className="flex min-h-11 items-center gap-3 font-medium">
                  <input
                    type="radio"
                    name="isCustoms"
                    checked={draft.isCustoms === isCustoms}
                    onChange={() => change({ isCustoms })}
                    className="size-5 accent-primary-9"
                  />
                  {t(isCustoms ? 'customs.yes' : 'customs.no')}
                </label>
                <p className="ps-8 pb-1 text-muted">{t(isCustoms ? 'customs.yesText' : 'customs.noText')}</p>
              </div>
            ))}
          </fieldset>
          {field('remark', 500, true)}
          <p className="text-small text-muted">
            {t('place.memberCode')} <span className="font-mono text-ink">{memberCode}</span>
          </p>
        </Part>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:sticky xl:top-[calc(var(--header-height)+var(--spacing)*8)]">
        <PriceSide
          quote={quoteInput ? quote : undefined}
          error={quoteInput ? error : null}
          isAsking={isFetching}
        />
        {isTried && !quoteInput && <Notice tone="warning">{t('place.incomplete')}</Notice>}
        <Button
          type="primary"
          htmlType="submit"
          data-book
          loading={book.isPending}
          disabled={quoteInput !== undefined && error !== null}
        >
          {t('place.book')}
        </Button>
        <p className="text-caption text-muted">{t('place.after')}</p>
      </div>
    </form>
  );
}

type PartProps = { readonly title: string; readonly number: number; readonly children: ReactNode };

const Part = ({ title, number, children }: PartProps) => (
  <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4 sm:p-6">
    <h2 className="flex items-center gap-3 text-body font-semibold">
      <span
        aria-hidden
        className="flex size-7 items-center justify-center rounded-full bg-primary-2 text-small text-primary-9"
      >
        {number}
      </span>
      {title}
    </h2>
    {children}
  </Card>
);
