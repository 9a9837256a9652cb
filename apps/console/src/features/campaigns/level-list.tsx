import type { ShopRules } from '@onehaul/contract/console/campaigns';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';

/** Levels of a shop with their requirements; they are edited in the shop studio. */
export function LevelList({ shop: { shopId, levels } }: { readonly shop: ShopRules }) {
  const { t, i18n } = useTranslation('campaign');
  const { money } = measuresIn(i18n.language);
  return (
    <Card className="p-5">
      <h3 className="text-body font-semibold">{t('rules.levels')}</h3>
      <p className="mt-1 mb-4 text-small text-muted">{t('rules.levelsText')}</p>
      <ul className="mb-4 grid gap-2 text-small">
        {levels.map(({ level, name, leastMinor, members }, place) => (
          <li key={level} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-medium">{name}</span>
            <span className="text-muted">
              {place === 0 ? t('rules.first') : leastMinor > 0 ? money(leastMinor, 'CNY') : t('rules.byHand')}
              {' · '}
              {t('rules.members', { count: members })}
            </span>
          </li>
        ))}
      </ul>
      <Link to={`${paths.studio}/memberLevel?shop=${shopId}`} className="text-small text-primary-9 underline">
        {t('rules.editLevels')}
      </Link>
    </Card>
  );
}
