import type { InputOf } from '@onehaul/client/send';
import type { GoodsType } from '@onehaul/contract/catalog';
import type { BookableLine, Booking, dedicatedCalls } from '@onehaul/contract/dedicated';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Card } from '@onehaul/ui/card';
import { ErrorSummary } from '@onehaul/ui/form/error-summary';
import { Notice } from '@onehaul/ui/form/notice';
import { TextInput } from '@onehaul/ui/form/text-input';
import { PageHead } from '@onehaul/ui/list/page-head';
import { ListMessage } from '@onehaul/ui/list-message';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { useCallsOnDemand } from '../../app/calls-on-demand.ts';
import { lazyPart } from '../../app/lazy-part.ts';
import { ListSkeleton } from '../../app/portal/list-states.tsx';
import { SellerTabs } from '../../app/portal/seller-tabs.tsx';
import { useStoredDraft } from '../../app/portal/stored-draft.ts';
import { useDebounced } from '../../app/portal/use-debounced.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import { useAct } from '../../app/use-act.ts';
import { useKeyedCall } from '../../app/use-keyed-call.ts';
import { useLoaded } from '../../app/use-loaded.ts';
import {
  blankDraft,
  type BookingDraft,
  isBookingDraft,
  type NeededField,
  wrongFields,
} from './booking-draft.ts';
import { PackagesPart } from './packages-part.tsx';
import { PriceSide } from './price-side.tsx';
import { toQuoteInput } from './quote-input.ts';
import { WayPart } from './way-part.tsx';

/** Debounce: a price is not requested on every keystroke. */
const quoteDebounceMs = 300;

const Booked = lazyPart(async () => ({ default: (await import('./booked.client.tsx')).Booked }));

type Input = InputOf<typeof dedicatedCalls.add>;

type Props = {
  readonly ways: readonly BookableLine[];
  readonly goodsTypes: readonly Pick<GoodsType, 'id' | 'name'>[];
  readonly member: { readonly id: number; readonly code: string };
};

/** Loads the calls of the form when one is made; the page is rendered without them. */
function useDedicatedActs() {
  const startCalls = useCallsOnDemand();
  return useCallback(() => {
    startCalls();
    return import('./dedicated-acts.client.ts');
  }, [startCalls]);
}

/** /dedicated/place-order: booking form with the price beside it. */
export function PlaceDedicatedPage(props: Props) {
  const { t } = useTranslation('dedicated');
  const [booked, setBooked] = useState<Booking>();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PrivateHead title={t('place.title')} />
      <SellerTabs tool="dedicatedLine" />
      <PageHead title={t('place.title')} sentence={t('place.sentence')} />
      {booked ? (
        <Suspense fallback={<ListSkeleton />}>
          <Booked booking={booked} onAgain={() => setBooked(undefined)} />
        </Suspense>
      ) : props.ways.length === 0 ? (
        <ListMessage icon="search" title={t('place.noWays')} text={t('place.noWaysText')} />
      ) : (
        <BookingForm {...props} onBooked={setBooked} />
      )}
    </div>
  );
}

type FormProps = Props & { readonly onBooked: (booking: Booking) => void };

function BookingForm({ ways, goodsTypes, member, onBooked }: FormProps) {
  const { t } = useTranslation('dedicated');
  const { t: words } = useTranslation('member');
  const loadActs = useDedicatedActs();
  const draftKey = `dedicated.${member.id}`;
  const [draft, setDraft] = useStoredDraft<BookingDraft>(draftKey, isBookingDraft, () => blankDraft);
  const [isTried, setTried] = useState(false);
  const change = (part: Partial<BookingDraft>) => setDraft((before) => ({ ...before, ...part }));
  const quoteInput = toQuoteInput(draft);
  const priced = useDebounced(quoteInput, quoteDebounceMs);
  const {
    data,
    previous,
    error,
    isLoading: isAsking,
  } = useLoaded(priced && JSON.stringify(priced), async () => (await loadActs()).quote(priced!), {
    // The price area renders these refusals itself instead of a toast.
    expected: ['fee.', 'dedicated.'],
  });
  const wrong = isTried ? wrongFields(draft) : [];
  const addOnce = useKeyedCall(async (input: Input, key: string) => (await loadActs()).book(input, key));
  const book = useAct(
    () =>
      addOnce({
        ...quoteInput!,
        memberCode: member.code,
        goodsName: draft.goodsName.trim(),
        receiverName: draft.receiverName.trim(),
        receiverPhone: draft.receiverPhone.trim(),
        receiverEmail: draft.receiverEmail.trim(),
        receiverAddress: draft.receiverAddress.trim(),
        remark: draft.remark.trim(),
        isCustoms: draft.isCustoms,
      }),
    {
      keepsPage: true,
      onDone: (booking) => {
        sessionStorage.removeItem(draftKey);
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
        <ErrorSummary
          title={words('form.wrong')}
          errors={wrong.map((name) => ({
            fieldId: `dedicated-${name}`,
            text: words('form.problem', {
              field: t(`field.${name}`),
              problem: t(name === 'receiverEmail' ? 'wrong.email' : 'wrong.empty'),
            }),
          }))}
        />
        <Part title={t('part.way')} number={1}>
          <WayPart ways={ways} goodsTypes={goodsTypes} draft={draft} wrong={wrong} onChange={change} />
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
                <label className="flex min-h-control items-center gap-3 font-medium">
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
            {t('place.memberCode')} <span className="font-mono text-ink">{member.code}</span>
          </p>
        </Part>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:sticky xl:top-[calc(var(--header-height)+var(--spacing)*8)]">
        <PriceSide
          quote={quoteInput ? (data ?? previous) : undefined}
          error={quoteInput ? error : undefined}
          isAsking={isAsking}
        />
        {isTried && !quoteInput && <Notice tone="warning">{t('place.incomplete')}</Notice>}
        <Button
          type="submit"
          data-book
          isBusy={book.isPending}
          disabled={quoteInput !== undefined && error !== undefined}
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
