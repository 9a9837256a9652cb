import type { LaunchItem } from '@onehaul/contract/console/launch';
import { launchGroups, legalTypes } from '@onehaul/domain/launch/go-live';
import { languages } from '@onehaul/domain/language';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark } from '@onehaul/workbench/state-mark';
import { Link } from 'react-router';
import { addressOf } from './item-address.ts';

const tones = { done: 'positive', open: 'danger', warning: 'warning' } as const;
const named = [...languages, ...legalTypes] as const;

type Props = { readonly shopId: number; readonly items: readonly LaunchItem[] };

/** The go-live list, each item one click from where it is done. */
export function LaunchList({ shopId, items }: Props) {
  const { t } = useTranslation('launch');
  return (
    <div className="flex flex-col gap-6">
      {launchGroups.map((group) => (
        <section key={group} aria-labelledby={`launch-${group}`}>
          <h2 id={`launch-${group}`} className="text-small font-semibold">
            {t(`group.${group}`)}
          </h2>
          <ul className="mt-2 divide-y divide-line rounded-card border border-line">
            {items
              .filter((item) => item.group === group)
              .map((item) => (
                <Item key={item.name} item={item} shopId={shopId} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Item({ item, shopId }: { readonly item: LaunchItem; readonly shopId: number }) {
  const { t } = useTranslation('launch');
  const { t: common } = useTranslation('console');
  const { name, state, reason, about, page } = item;
  const address = addressOf(page, shopId);
  const title = t(`item.${name}`);
  const wordOf = (one: string) => {
    const known = named.find((word) => word === one);
    return known ? t(`about.${known}`) : one;
  };
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-3" data-item={name} data-state={state}>
      <div className="min-w-0 flex-1">
        <p className="font-medium">{title}</p>
        {reason && (
          <p className="text-small text-muted">
            {t(`reason.${reason}`, { about: about.map(wordOf).join(common('list.comma')) })}
          </p>
        )}
      </div>
      <span className="text-small">
        <StateMark tone={tones[state]}>{t(`state.${state}`)}</StateMark>
      </span>
      {address && (
        <Link
          to={address}
          className="min-h-9 content-center text-small font-medium text-primary-10 underline"
          aria-label={`${t(state === 'done' ? 'view' : 'fix')}: ${title}`}
        >
          {t(state === 'done' ? 'view' : 'fix')}
        </Link>
      )}
    </li>
  );
}
