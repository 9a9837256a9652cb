import { type CaseForStaff, caseDeskCalls } from '@onehaul/contract/console/cases';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert, Skeleton } from '@onehaul/workbench/antd';
import { CopyValue } from '@onehaul/workbench/copy-value';
import { DetailList } from '@onehaul/workbench/detail-list';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage, ListMessage } from '@onehaul/workbench/list-message';
import { Moment } from '@onehaul/workbench/moment';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../app/call-api.ts';
import { readKeyInShop } from '../../app/parcel/key-in-shop.ts';
import { PictureStrip } from '../../app/parcel/picture-strip.tsx';
import { CaseActs } from './case-acts.tsx';
import { CaseStateMark } from '../../app/case-state-mark.tsx';
import { CaseDue } from './case-marks.tsx';
import { CaseReply } from './case-reply.tsx';

export function CaseDrawer({ caseKey }: { readonly caseKey: string }) {
  const { t } = useTranslation('cases');
  const which = readKeyInShop(caseKey);
  const { data, error, refetch } = useQuery({
    queryKey: ['cases', 'one', which],
    queryFn: ({ signal }) => callApi(caseDeskCalls.get, which!, { signal }),
    enabled: which !== undefined,
  });
  if (!which || failureOf(error).error === 'record.notFound') {
    return <ListMessage icon="search" title={t('missing.title')} text={t('missing.text')} />;
  }
  if (error) return <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 10 }} />;
  return <Details found={data} />;
}

function Details({ found }: { readonly found: CaseForStaff }) {
  const { t, i18n } = useTranslation('cases');
  const { money } = measuresIn(i18n.language);
  const amount = (minor: number | null) => (minor === null ? '-' : money(minor, 'CNY'));
  const { target, cover } = found;
  return (
    <div className="flex flex-col gap-6" data-case={found.number}>
      <div className="flex items-center justify-between gap-3">
        <h2 className="min-w-0 text-lead font-semibold">
          {t(`kind.${found.kind}`)} <CopyValue value={found.number} />
        </h2>
        <CaseStateMark state={found.state} />
      </div>
      <CaseActs found={found} />
      <DetailList
        rows={[
          { key: 'due', label: t('column.due'), value: <CaseDue row={found} /> },
          {
            key: 'member',
            label: t('column.member'),
            value: `${found.memberCode} ${found.memberName}`.trim(),
          },
          {
            key: 'thing',
            label: t('column.thing'),
            value: target ? (
              <>
                {t(`thing.${target.of}`)} <CopyValue value={target.number} /> {target.goodsName}
              </>
            ) : (
              '-'
            ),
          },
          { key: 'staff', label: t('column.staff'), value: found.staffName || '-' },
          ...(cover
            ? [
                { key: 'asked', label: t('money.asked'), value: amount(found.askedMinor) },
                {
                  key: 'cover',
                  label: t('money.cover'),
                  value: `${amount(cover.mostMinor)} · ${t(`rule.${cover.rule}`)}`,
                },
                { key: 'offered', label: t('money.offered'), value: amount(found.offeredMinor) },
                { key: 'paid', label: t('money.paid'), value: amount(found.paidMinor || null) },
              ]
            : []),
          { key: 'createdAt', label: t('column.createdAt'), value: <Moment at={found.createdAt} /> },
        ]}
      />
      <MeasuredPart found={found} />
      <Conversation found={found} />
      <CaseReply found={found} />
      <EvidencePart found={found} />
    </div>
  );
}

type Piece = NonNullable<CaseForStaff['measured']>['pieces'][number];

function usePieceText() {
  const { i18n } = useTranslation('cases');
  const { weight, length } = measuresIn(i18n.language);
  return ({ grams, lengthMillimetres, widthMillimetres, heightMillimetres }: Piece) =>
    `${weight(grams)} · ${[lengthMillimetres, widthMillimetres, heightMillimetres].map(length).join(' × ')}`;
}

/** Measurements of both persons; hidden until the second has measured (blind remeasurement). */
function MeasuredPart({ found }: { readonly found: CaseForStaff }) {
  const { t, i18n } = useTranslation('cases');
  const { money } = measuresIn(i18n.language);
  const text = usePieceText();
  const { measured, remeasured, outcome, refundedMinor } = found;
  if (found.kind !== 'measurement') return null;
  if (!measured || !remeasured) {
    return found.state === 'closed' ? null : (
      <Alert type="info" showIcon title={t('blind.title')} description={t('blind.text')} />
    );
  }
  return (
    <section className="flex flex-col gap-2 text-small" data-outcome={outcome}>
      <h3 className="font-semibold">{t('measured.title')}</h3>
      <table className="w-full border-collapse text-left tabular-nums">
        <thead>
          <tr className="border-b border-line text-caption text-muted">
            <th className="py-1 pr-3 font-medium">{t('measured.box')}</th>
            <th className="py-1 pr-3 font-medium">
              {t('measured.before')} {found.firstName}
            </th>
            <th className="py-1 font-medium">
              {t('measured.second')} {found.secondName}
            </th>
          </tr>
        </thead>
        <tbody>
          {measured.pieces.map((piece) => {
            const after = remeasured.pieces.find(({ boxNumber }) => boxNumber === piece.boxNumber);
            return (
              <tr key={piece.boxNumber} className="border-b border-line align-top">
                <td className="py-1.5 pr-3">{piece.boxNumber}</td>
                <td className="py-1.5 pr-3">{text(piece)}</td>
                <td className="py-1.5">{after ? text(after) : '-'}</td>
              </tr>
            );
          })}
          {measured.totalMinor !== null && remeasured.totalMinor !== null && (
            <tr className="font-semibold">
              <td className="py-1.5 pr-3">{t('measured.price')}</td>
              <td className="py-1.5 pr-3">{money(measured.totalMinor, 'CNY')}</td>
              <td className="py-1.5">{money(remeasured.totalMinor, 'CNY')}</td>
            </tr>
          )}
        </tbody>
      </table>
      {outcome && (
        <p className="font-medium">
          {t(`outcome.${outcome}`)}
          {refundedMinor > 0 && ` · ${t('measured.refunded', { amount: money(refundedMinor, 'CNY') })}`}
        </p>
      )}
    </section>
  );
}

function Conversation({ found }: { readonly found: CaseForStaff }) {
  const { t, i18n } = useTranslation('cases');
  const { money } = measuresIn(i18n.language);
  return (
    <section className="flex flex-col gap-2 text-small">
      <h3 className="font-semibold">{t('drawer.conversation')}</h3>
      <ol className="flex flex-col gap-2">
        {found.messages.map((message) => (
          <li
            key={message.id}
            data-message={message.act}
            data-internal={message.isInternal}
            className={`rounded-control border px-3 py-2 ${
              message.isInternal
                ? 'border-dashed border-line-strong bg-sunken'
                : message.actor === 'member'
                  ? 'border-line bg-primary-2'
                  : 'border-line bg-surface'
            }`}
          >
            <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-caption text-muted">
              <span>
                <span className="font-medium text-ink">
                  {message.actor === 'member' ? t('actor.member') : message.actorName || t('actor.system')}
                </span>{' '}
                {t(message.act === 'measured' && !message.minor ? 'act.measuredOnly' : `act.${message.act}`)}
                {message.minor !== null && ` ${money(message.minor, 'CNY')}`}
              </span>
              <Moment at={message.createdAt} />
            </p>
            {message.words && <p className="mt-1 break-words whitespace-pre-line">{message.words}</p>}
            {message.pictureUrls.length > 0 && (
              <div className="mt-2">
                <PictureStrip
                  label={t('drawer.pictures')}
                  pictures={message.pictureUrls.map((url, index) => ({
                    key: url,
                    url,
                    caption: t('drawer.picture', { number: index + 1 }),
                  }))}
                />
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Recorded evidence about the parcel or order. */
function EvidencePart({ found: { evidence } }: { readonly found: CaseForStaff }) {
  const { t } = useTranslation('cases');
  const text = usePieceText();
  if (!evidence) return null;
  const { photos, pieces, events } = evidence;
  return (
    <section className="flex flex-col gap-2 text-small" data-evidence={photos.length}>
      <h3 className="font-semibold">{t('records.title')}</h3>
      {photos.length > 0 && (
        <PictureStrip
          label={t('records.title')}
          pictures={photos.map(({ id, url, kind, boxNumber }) => ({
            key: id,
            url,
            caption: [t(`photo.${kind}`), boxNumber !== null && t('records.box', { box: boxNumber })]
              .filter(Boolean)
              .join(' · '),
          }))}
        />
      )}
      {pieces.map((piece) => (
        <p key={piece.boxNumber} className="tabular-nums">
          {t('records.box', { box: piece.boxNumber })} · {text(piece)}
        </p>
      ))}
      <ol className="flex flex-col gap-1">
        {events.map(({ act, happenedAt }, index) => (
          <li key={index} className="flex justify-between gap-3">
            <span>{t(`record.${act}`)}</span>
            <span className="text-caption text-muted">
              <Moment at={happenedAt} />
            </span>
          </li>
        ))}
      </ol>
      {photos.length === 0 && events.length === 0 && <p className="text-muted">{t('records.none')}</p>}
    </section>
  );
}
