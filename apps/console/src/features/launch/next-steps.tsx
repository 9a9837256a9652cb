import type { LaunchItem } from '@onehaul/contract/console/launch';
import { useTranslation } from '@onehaul/i18n/react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { addressOf } from './item-address.ts';

type Props = { readonly shopId: number; readonly items: readonly LaunchItem[] };
type Step = { readonly name: string; readonly title: string; readonly text: string; readonly to: string };

/** What comes after opening: what the list still recommends, and the first things of daily work. */
export function NextSteps({ shopId, items }: Props) {
  const { t } = useTranslation('launch');
  const recommended = items.flatMap(({ name, state, reason, about, page }): Step[] => {
    const to = addressOf(page, shopId);
    if (state === 'done' || !reason || !to) return [];
    const text = t(`reason.${reason}`, { about: about.join(', ') });
    return [{ name, title: t(`item.${name}`), text, to }];
  });
  const ofShop = `?shop=${shopId}`;
  const daily: Step[] = [
    {
      name: 'labels',
      title: t('next.labels'),
      text: t('next.labelsText'),
      to: `${paths.studio}/bin${ofShop}`,
    },
    { name: 'staff', title: t('next.staff'), text: t('next.staffText'), to: paths.staff },
    {
      name: 'announcement',
      title: t('next.announcement'),
      text: t('next.announcementText'),
      to: `${paths.studio}/announcement${ofShop}`,
    },
    { name: 'home', title: t('next.home'), text: t('next.homeText'), to: paths.home },
  ];
  // The clerk is recommended by the list while there is none.
  const isListed = recommended.some(({ name }) => name === 'clerk');
  const steps = [...recommended, ...daily.filter(({ name }) => name !== 'staff' || !isListed)];
  return (
    <section aria-labelledby="launch-next">
      <h2 id="launch-next" className="text-small font-semibold">
        {t('next.title')}
      </h2>
      <ul className="mt-2 divide-y divide-line rounded-card border border-line">
        {steps.map(({ name, title, text, to }) => (
          <li
            key={name}
            className="flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-3"
            data-next-step={name}
          >
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-medium">{title}</p>
              <p className="text-small text-muted">{text}</p>
            </div>
            <Link
              to={to}
              className="min-h-9 content-center text-small font-medium text-primary-10 underline"
              aria-label={`${t('fix')}: ${title}`}
            >
              {t('fix')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
