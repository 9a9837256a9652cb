import type { CampaignRow } from '@onehaul/contract/console/campaigns';
import { datesIn } from '@onehaul/i18n/dates';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import type { Column } from '@onehaul/workbench/data-table';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useMemo } from 'react';
import { ShopName } from '../../app/shop-name.tsx';

const tones = {
  running: 'positive',
  planned: 'warning',
  usedUp: 'neutral',
  over: 'neutral',
  off: 'danger',
} as const;

type Options = {
  readonly hasSeveral: boolean;
  readonly onAct?: (act: 'change' | 'switch' | 'give', campaign: CampaignRow) => void;
};

export function useCampaignColumns({ hasSeveral, onAct }: Options): Column<CampaignRow>[] {
  const { t, i18n } = useTranslation('campaign');
  return useMemo(() => {
    const { money, weight, number } = measuresIn(i18n.language);
    const { day } = datesIn(i18n.language);
    const yuan = (minor: number) => money(minor, 'CNY');
    const toCampaignInput = ({ leastMinor, leastGrams }: CampaignRow) =>
      [
        leastMinor > 0 && t('fromPrice', { amount: yuan(leastMinor) }),
        leastGrams > 0 && t('fromWeight', { weight: weight(leastGrams) }),
      ]
        .filter((term) => typeof term === 'string')
        .join(' · ') || t('anyOrder');
    const costOf = ({ kind, points, friends }: CampaignRow) => {
      if (kind === 'redeem') return t('costPoints', { points: number(points) });
      if (kind === 'invite') return t('costFriends', { friends });
      return t(kind === 'welcome' ? 'costJoin' : 'costGive');
    };
    return [
      {
        key: 'name',
        title: t('name'),
        isFixed: true,
        show: ({ name, kind, shopId }) => (
          <>
            <span className="block font-medium">{name}</span>
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
            <span className="block font-medium tabular-nums">
              {t('off', { amount: yuan(campaign.minor) })}
            </span>
            <span className="text-caption text-muted">{toCampaignInput(campaign)}</span>
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
      ...(onAct
        ? [
            {
              key: 'acts',
              title: t('acts'),
              width: 250,
              align: 'end' as const,
              isFixed: true,
              show: (campaign: CampaignRow) => <Acts campaign={campaign} onAct={onAct} />,
            },
          ]
        : []),
    ] satisfies Column<CampaignRow>[];
  }, [t, i18n.language, hasSeveral, onAct]);
}

type ActsProps = { readonly campaign: CampaignRow; readonly onAct: NonNullable<Options['onAct']> };

function Acts({ campaign, onAct }: ActsProps) {
  const { t } = useTranslation('campaign');
  const { name, kind, isActive, state } = campaign;
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      {kind === 'give' && state === 'running' && (
        <Button
          size="small"
          aria-label={t('giveOf', { name })}
          data-give={campaign.id}
          onClick={() => onAct('give', campaign)}
        >
          {t('give')}
        </Button>
      )}
      <Button size="small" aria-label={t('changeOf', { name })} onClick={() => onAct('change', campaign)}>
        {t('change')}
      </Button>
      <Button
        size="small"
        aria-label={t(isActive ? 'switchOffOf' : 'switchOnOf', { name })}
        onClick={() => onAct('switch', campaign)}
      >
        {t(isActive ? 'switchOff' : 'switchOn')}
      </Button>
    </span>
  );
}
