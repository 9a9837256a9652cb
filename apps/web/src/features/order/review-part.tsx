import type { OrderDetails } from '@onehaul/contract/order';
import { type OrderReview, reviewCalls } from '@onehaul/contract/review';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Checkbox } from '@onehaul/ui/form/checkbox';
import { Switch } from '@onehaul/ui/form/switch';
import { TextArea } from '@onehaul/ui/form/text-area';
import { type SyntheticEvent, useId, useState } from 'react';
import { Moment } from '../../app/portal/moment.tsx';
import { type Proof, ProofPictures } from '../../app/portal/proof-pictures.tsx';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend } from '../../app/session-context.tsx';
import { Stars } from '../../app/stars.tsx';
import { DrawerPart } from './drawer-part.tsx';
import { SmallPhotos } from './small-photos.tsx';
import { StarsChoice } from './stars-choice.tsx';
import { useReloadPage } from '../../app/portal/use-reload-page.ts';

type Props = { readonly order: OrderDetails };

/** The member's review: requested once the order is completed, shown afterwards. */
export function ReviewPart({ order }: Props) {
  const { t } = useTranslation('order');
  const { review, step, deliveredAt, id } = order;
  if (!review) {
    return step === 'completed' || (step === 'shipped' && deliveredAt) ? (
      <DrawerPart title={t('review.ask')}>
        <ReviewForm orderId={id} />
      </DrawerPart>
    ) : null;
  }
  return (
    <DrawerPart title={t('review.title')}>
      <div data-review={review.stars} className="grid gap-1 text-small">
        <p className="flex flex-wrap items-center gap-x-3">
          <Stars count={review.stars} label={t('review.star', { count: review.stars })} />
          <span className="text-caption text-muted">
            <Moment at={review.createdAt} />
          </span>
        </p>
        {review.words && <p className="break-words whitespace-pre-line">{review.words}</p>}
        <SmallPhotos
          photos={review.pictureUrls.map((url, index) => ({
            name: t('review.picture', { number: index + 1 }),
            url,
          }))}
        />
        <Consent orderId={id} review={review} />
      </div>
    </DrawerPart>
  );
}

type ConsentProps = { readonly orderId: number; readonly review: OrderReview };

/** The member's consent to show the review on the home page, which can be withdrawn at any time. */
function Consent({ orderId, review: { mayShow, isShown } }: ConsentProps) {
  const { t } = useTranslation('order');
  const send = useSend();
  const reload = useReloadPage();
  const id = useId();
  const [chosen, setChosen] = useState<boolean>();
  const change = useChange((wanted: boolean) => send(reviewCalls.setConsent, { orderId, mayShow: wanted }), {
    onDone: reload,
    done: ({ mayShow: isAllowed }) => t(isAllowed ? 'review.allowed' : 'review.withdrawn'),
  });
  const state = isShown ? 'review.isShown' : mayShow ? 'review.isAllowed' : 'review.isPrivate';
  return (
    <div className="mt-2 border-t border-line pt-3" data-review-consent={mayShow}>
      <Switch
        id={id}
        checked={change.hasFailed ? mayShow : (chosen ?? mayShow)}
        disabled={change.isPending}
        hint={
          <>
            {t(state)} {!mayShow && t('review.mayShowHint')}
          </>
        }
        onChange={({ target }) => {
          setChosen(target.checked);
          change.start(target.checked);
        }}
      >
        {t('review.mayShow')}
      </Switch>
    </div>
  );
}

function ReviewForm({ orderId }: { readonly orderId: number }) {
  const { t } = useTranslation('order');
  const send = useSend();
  const reload = useReloadPage();
  const id = useId();
  const [stars, setStars] = useState(0);
  const [words, setWords] = useState('');
  const [pictures, setPictures] = useState<readonly Proof[]>([]);
  const [mayShow, setMayShow] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const isUploading = pictures.some(({ state }) => state === 'uploading');
  const review = useChange(
    () =>
      send(reviewCalls.addWithConsent, {
        orderId,
        stars,
        words: words.trim(),
        pictures: pictures.flatMap(({ fileId }) => (fileId ? [fileId] : [])),
        mayShow,
      }),
    { onDone: reload, done: () => t('review.done') },
  );

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setMissing(stars === 0);
    if (stars > 0 && !isUploading && !review.isPending) review.start();
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-3 rounded-card border border-line p-4 text-small">
      <StarsChoice
        value={stars}
        problem={isMissing ? t('review.missing') : undefined}
        onChange={(chosen) => {
          setMissing(false);
          setStars(chosen);
        }}
      />
      <TextArea
        id={id}
        label={t('review.words')}
        maxLength={1000}
        value={words}
        onChange={({ target }) => setWords(target.value.replaceAll('\n', ' '))}
      />
      <ProofPictures title={t('review.pictures')} proof={pictures} onChange={setPictures} />
      <Checkbox
        id={`${id}-show`}
        name="mayShow"
        checked={mayShow}
        hint={t('review.mayShowHint')}
        onChange={({ target }) => setMayShow(target.checked)}
      >
        {t('review.mayShow')}
      </Checkbox>
      <p className="text-caption text-muted">{t('review.once')}</p>
      <Button
        type="submit"
        className="justify-self-start"
        isBusy={review.isPending}
        disabled={isUploading}
        data-send-review
      >
        {t('review.send')}
      </Button>
    </form>
  );
}
