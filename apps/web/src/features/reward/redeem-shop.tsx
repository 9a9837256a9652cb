import type { Campaign } from '@onehaul/contract/reward';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, LinkButton } from '@onehaul/ui/button';
import { ListMessage } from '@onehaul/ui/list-message';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import { paths } from '../../app/paths.ts';
import { useShop } from '../../app/shop-context.tsx';
import { Ticket } from './ticket.tsx';
import { useDates } from './use-dates.ts';

const RedeemDialog = lazyPart(async () => ({ default: (await import('./redeem-dialog.tsx')).RedeemDialog }));

type Props = { readonly campaigns: readonly Campaign[]; readonly balance: number };

/** Coupons for points, and campaigns for referrals. */
export function RedeemShop({ campaigns, balance }: Props) {
  const { t, i18n } = useTranslation('reward');
  const { number } = measuresIn(i18n.language);
  const [chosen, setChosen] = useState<Campaign>();
  return (
    <section aria-labelledby="redeem-shop" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="redeem-shop" className="text-lead font-semibold">
          {t('redeem.title')}
        </h2>
        <p className="text-small text-muted">{t('redeem.have', { points: number(balance) })}</p>
      </div>
      {campaigns.length > 0 ? (
        <ul className="grid gap-3 md:grid-cols-2 2xl:grid-cols-3">
          {campaigns.map((campaign) =>
            campaign.kind === 'invite' ? (
              <FriendsTicket key={campaign.id} campaign={campaign} />
            ) : (
              <OfferTicket
                key={campaign.id}
                campaign={campaign}
                balance={balance}
                onRedeem={() => setChosen(campaign)}
              />
            ),
          )}
        </ul>
      ) : (
        <ListMessage icon="note" title={t('redeem.emptyTitle')} text={t('redeem.emptyText')} />
      )}
      {chosen && (
        <Suspense>
          <RedeemDialog campaign={chosen} balance={balance} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

type OfferProps = { readonly campaign: Campaign; readonly balance: number; readonly onRedeem: () => void };

function OfferTicket({ campaign, balance, onRedeem }: OfferProps) {
  const { t, i18n } = useTranslation('reward');
  const { number } = measuresIn(i18n.language);
  const { id, name, points, left, leftForMember } = campaign;
  const why =
    left === 0
      ? t('redeem.soldOut')
      : leftForMember === 0
        ? t('redeem.had')
        : balance < points
          ? t('redeem.short', { points: number(points - balance) })
          : undefined;
  return (
    <Ticket
      of={campaign}
      mark={{ 'data-campaign': id }}
      note={<Notes campaign={campaign} />}
      action={
        <>
          <span className="text-body font-semibold tabular-nums">
            {t('redeem.cost', { points: number(points) })}
          </span>
          {why === undefined ? (
            <Button
              variant="secondary"
              onClick={onRedeem}
              aria-label={t('redeem.doOf', { name })}
              data-redeem={id}
            >
              {t('redeem.do')}
            </Button>
          ) : (
            <span className="text-muted">{why}</span>
          )}
        </>
      }
    />
  );
}

/** The shop's note, validity and remaining quantity. */
function Notes({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation('reward');
  const { day } = useDates();
  const { kind, note, validDays, left, leftForMember, endsAt } = campaign;
  const facts = [
    t(kind === 'invite' ? 'friends.valid' : 'redeem.valid', { count: validDays }),
    left !== null && left > 0 && t('redeem.left', { count: left }),
    leftForMember !== null && leftForMember > 0 && t('redeem.forYou', { count: leftForMember }),
    endsAt && t('redeem.until', { date: day(endsAt) }),
  ].filter((fact) => typeof fact === 'string');
  return (
    <>
      {note !== '' && <p>{note}</p>}
      <p className="text-caption text-muted">{facts.join(' · ')}</p>
    </>
  );
}

function FriendsTicket({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation('reward');
  const { modules } = useShop();
  const { id, friends, friendsSoFar } = campaign;
  return (
    <Ticket
      of={campaign}
      mark={{ 'data-campaign': id }}
      note={
        <>
          <p>{t('friends.text', { count: friends })}</p>
          <Notes campaign={campaign} />
        </>
      }
      action={
        <>
          <span className="font-medium">
            {t('friends.soFar', { soFar: friendsSoFar, left: friends - (friendsSoFar % friends) })}
          </span>
          {modules.includes('agent') && (
            <LinkButton to={paths.recommend} variant="secondary">
              {t('friends.tag')}
            </LinkButton>
          )}
        </>
      }
    />
  );
}
