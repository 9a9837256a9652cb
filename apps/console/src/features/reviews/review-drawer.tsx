import { reviewDeskCalls, type ReviewRow } from '@onehaul/contract/console/reviews';
import { reviewMachine } from '@onehaul/domain/review/review-state';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Button } from '@onehaul/workbench/antd';
import { CopyValue } from '@onehaul/workbench/copy-value';
import { DetailList } from '@onehaul/workbench/detail-list';
import { failureOf } from '@onehaul/workbench/failure';
import { Moment } from '@onehaul/workbench/moment';
import { useState } from 'react';
import { useHasPermission } from '../../app/me.ts';
import { MemberName } from '../../app/member-name.tsx';
import { MissingRow } from '../../app/missing-row.tsx';
import { ShopName } from '../../app/shop-name.tsx';
import { useChange } from '../../app/use-change.ts';
import { ReviewMark, StarCount } from './review-marks.tsx';

const invalidatedQueries = ['reviews', 'audit'];

/** One review as its member wrote it, as visitors read it, and the decision about it. */
export function ReviewDrawer({ row }: { readonly row: ReviewRow | undefined }) {
  const { t } = useTranslation('reviewDesk');
  if (!row) return <MissingRow list="reviews" title={t('goneTitle')} text={t('goneText')} lines={8} />;
  return (
    <div className="flex flex-col gap-5" data-review={row.number}>
      <div className="flex items-start justify-between gap-3">
        <p className="text-lead">
          <StarCount stars={row.stars} />
        </p>
        <ReviewMark state={row.state} />
      </div>
      <p className="break-words whitespace-pre-line">
        {row.words || <span className="text-muted">{t('noWords')}</span>}
      </p>
      <Acts row={row} />
      {row.words !== '' && row.state !== 'private' && (
        <section className="grid gap-2 rounded-card border border-line p-4 text-small" data-as-shown>
          <h3 className="font-semibold">{t('asShown')}</h3>
          <p className="break-words">{row.publicWords}</p>
          <p className="text-muted">{row.publicName || t('member')}</p>
          <p className="text-caption text-muted">{t('asShownText')}</p>
        </section>
      )}
      <DetailList
        rows={[
          { key: 'order', label: t('column.order'), value: <CopyValue value={row.number} /> },
          {
            key: 'member',
            label: t('column.member'),
            value: <MemberName memberCode={row.memberCode} memberName={row.memberName} />,
          },
          { key: 'line', label: t('column.line'), value: row.lineName },
          { key: 'shop', label: t('column.shop'), value: <ShopName id={row.shopId} /> },
          { key: 'created', label: t('column.createdAt'), value: <Moment at={row.createdAt} /> },
          ...(row.consentedAt
            ? [{ key: 'consent', label: t('consent.given'), value: <Moment at={row.consentedAt} /> }]
            : []),
          ...(row.decidedAt
            ? [
                { key: 'decided', label: t('column.decidedAt'), value: <Moment at={row.decidedAt} /> },
                { key: 'by', label: t('decidedBy'), value: row.staffName },
              ]
            : []),
        ]}
      />
    </div>
  );
}

/** Decisions that the state allows. */
function Acts({ row }: { readonly row: ReviewRow }) {
  const { t } = useTranslation('reviewDesk');
  const { message } = App.useApp();
  const mayDecide = useHasPermission('content:edit');
  const show = useChange(reviewDeskCalls.show, invalidatedQueries);
  const hide = useChange(reviewDeskCalls.hide, invalidatedQueries);
  const [sending, setSending] = useState<'show' | 'hide'>();
  const { shopId, orderId, state, words } = row;
  if (state === 'private') return <p className="text-small text-muted">{t('consent.none')}</p>;
  if (!mayDecide) return <p className="text-small text-muted">{t('notYours')}</p>;
  const acts = reviewMachine.events(state);

  async function decide(act: 'show' | 'hide') {
    setSending(act);
    try {
      await (act === 'show' ? show : hide)({ shopId, orderId });
    } catch (error) {
      void message.error(failureOf(error).message);
    } finally {
      setSending(undefined);
    }
  }

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {acts.includes('show') && words !== '' && (
          <Button
            type="primary"
            data-act="show"
            loading={sending === 'show'}
            disabled={sending !== undefined}
            onClick={() => void decide('show')}
          >
            {t('show')}
          </Button>
        )}
        {acts.includes('hide') && (
          <Button
            data-act="hide"
            loading={sending === 'hide'}
            disabled={sending !== undefined}
            onClick={() => void decide('hide')}
          >
            {t(state === 'shown' ? 'hide' : 'refuse')}
          </Button>
        )}
      </div>
      {words === '' && <p className="text-small text-muted">{t('noWordsText')}</p>}
    </div>
  );
}
