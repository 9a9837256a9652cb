import type { ConsigneeProblem } from '@onehaul/domain/customs/consignee';
import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';

type Props = { readonly problems: readonly ConsigneeProblem[] };

const checks = [
  { key: 'name', problems: ['name'] },
  { key: 'mobile', problems: ['mobile'] },
  { key: 'id', problems: ['idMissing', 'idWrong'] },
  { key: 'registered', problems: ['notRegistered'] },
] as const;

/** Checklist: whether the receiver can confirm at Taiwan's customs. */
export function ConsigneeChecklist({ problems }: Props) {
  const { t } = useTranslation('customs');
  const has = (some: readonly ConsigneeProblem[]) => some.some((one) => problems.includes(one));
  return (
    <section
      aria-label={t('ready.title')}
      data-consignee-ready={problems.length === 0}
      className="rounded-control border border-line bg-page p-3"
    >
      <h4 className="text-caption font-semibold">{t('ready.title')}</h4>
      <ul className="mt-1.5 grid gap-1 text-caption sm:grid-cols-2">
        {checks.map(({ key, problems: wrong }) => {
          const isMissing = has(wrong);
          return (
            <li key={key} className="flex items-start gap-1.5" data-ready={key} data-missing={isMissing}>
              <Icon
                name={isMissing ? 'warning' : 'check'}
                className={`mt-0.5 size-4 ${isMissing ? 'text-warning' : 'text-positive'}`}
              />
              <span>
                {t(`ready.${key}`)}
                <span className="sr-only">: {t(isMissing ? 'ready.no' : 'ready.yes')}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
