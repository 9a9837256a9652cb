import type { CampaignRow } from '@onehaul/contract/console/campaigns';
import { datesIn } from '@onehaul/i18n/dates';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import type { Column } from '@onehaul/workbench/data-table';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { ShopName } from '../../app/shop-name.tsx';

const tones = {
  running: 'positive',
  planned: 'warning',
  usedUp: 'neutral',
  over: 'neutral',
  off: 'danger',
} as const;

/** Campaigns are edited in the shop studio. */
export const campaignPath = (shopId: number, record: number | 'new') =>
  `${paths.studio}/campaign?shop=${shopId}&record=${record}`;

type Options = {
  readonly hasSeveral: boolean;
  readonly onGive?: (campaign: CampaignRow) => void;
};

export function useCampaignColumns({ hasSeveral, onGive }: Options): Column<CampaignRow>[] {
  const { t, i18n } = useTranslation('campaign');
  return useMemo(() => {
    const { money, weight, number, percent: percentText } = measuresIn(i18n.language);
    const { day } = datesIn(i18n.language);
    const yuan = (minor: number) => money(minor, 'CNY');
    const benefitOf = ({ minor, percent }: CampaignRow) =>
      percent > 0
        ? t('offPercent', { percent: percentText(percent * 100), amount: yuan(minor) })
        : t('off', { amount: yuan(minor) });
    const conditionsOf = ({ leastMinor, leastGrams, lines, levels }: CampaignRow) =>
      [
        lines > 0 && t('onLines', { count: lines }),
        levels > 0 && t('forLevels', { count: levels }),
        leastMinor > 0 && t('fromPrice', { amount: yuan(leastMinor) }),
        leastGrams > 0 && t('fromWeight', { weight: weight(leastGrams) }),
      ]
        .filter((term) => typeof term === 'string')
        .join(' · ') || t('anyOrder');
    const costOf = ({ kind, points, friends, code }: CampaignRow) => {
      if (kind === 'code') return <span className="font-mono">{code}</span>;
      if (kind === 'redeem') return t('costPoints', { points: number(points) });
      if (kind === 'invite') return t('costFriends', { friends });
      return t(kind === 'welcome' ? 'costJoin' : 'costGive');
    };
    return [
      {
        key: 'name',
        title: t('name'),
        isFixed: true,
        show: ({ name, kind, shopId, id }) => (
          <>
            <Link
              to={campaignPath(shopId, id)}
              className="block min-h-[24px] font-medium text-primary-9 hover:underline"
              data-campaign={id}
            >
              {name}
            </Link>
            <span className="text-caption text-muted">
              {t(`kind.${kind}`)}
              {hasSeveral && (
                <>
                  {' · '}
                  <ShopName id={shopId} />
                </>
              )}
            </span>
          </>
        ),
      },
      {
        key: 'coupon',
        title: t('coupon'),
        show: (campaign) => (
          <>
            <span className="block font-medium tabular-nums">{benefitOf(campaign)}</span>
            <span className="text-caption text-muted">{conditionsOf(campaign)}</span>
          </>
        ),
      },
      { key: 'cost', title: t('cost'), width: 150, show: costOf },
      {
        key: 'given',
        title: t('given'),
        width: 140,
        align: 'end',
        show: ({ given, stock }) => (
          <span className="tabular-nums">
            {number(given)} / {stock === null ? t('noLimit') : number(stock)}
          </span>
        ),
      },
      {
        key: 'used',
        title: t('used'),
        width: 170,
        align: 'end',
        show: ({ used, inOrders }) => (
          <span className="tabular-nums">
            {number(used)} / {number(inOrders)}
          </span>
        ),
      },
      {
        key: 'period',
        title: t('period'),
        width: 170,
        isHiddenByDefault: true,
        show: ({ startsAt, endsAt }) => (
          <>
            <span className="block">{day(startsAt)}</span>
            <span className="text-caption text-muted">{endsAt ? day(endsAt) : t('open')}</span>
          </>
        ),
      },
      {
        key: 'state',
        title: t('state'),
        width: 120,
        show: ({ state }) => <StateMark tone={tones[state]}>{t(`state.${state}`)}</StateMark>,
      },
      ...(onGive
        ? [
            {
              key: 'acts',
              title: t('acts'),
              width: 120,
              align: 'end' as const,
              isFixed: true,
              show: (campaign: CampaignRow) => <Give campaign={campaign} onGive={onGive} />,
            },
          ]
        : []),
    ] satisfies Column<CampaignRow>[];
  }, [t, i18n.language, hasSeveral, onGive]);
}

type GiveProps = { readonly campaign: CampaignRow; readonly onGive: NonNullable<Options['onGive']> };

function Give({ campaign, onGive }: GiveProps) {
  const { t } = useTranslation('campaign');
  const { name, kind, state } = campaign;
  if (kind !== 'give' || state !== 'running') return null;
  return (
    <Button
      size="small"
      aria-label={t('giveOf', { name })}
      data-give={campaign.id}
      onClick={() => onGive(campaign)}
    >
      {t('give')}
    </Button>
  );
}
