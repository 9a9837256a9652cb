import { orderCalls, type OrderDetails } from '@onehaul/contract/order';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { TextArea } from '@onehaul/ui/form/text-area';
import { type SyntheticEvent, useId, useState } from 'react';
import { Moment } from '../../app/portal/moment.tsx';
import { type Proof, ProofPictures } from '../../app/portal/proof-pictures.tsx';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend } from '../../app/session-context.tsx';
import { DrawerPart } from './drawer-part.tsx';
import { SmallPhotos } from './small-photos.tsx';
import { Stars, StarsChoice } from './stars.tsx';
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
          <Stars count={review.stars} />
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
      </div>
    </DrawerPart>
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
  const [isMissing, setMissing] = useState(false);
  const isUploading = pictures.some(({ state }) => state === 'uploading');
  const review = useChange(
    () =>
      send(orderCalls.review, {
        orderId,
        stars,
        words: words.trim(),
        pictures: pictures.flatMap(({ fileId }) => (fileId ? [fileId] : [])),
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
