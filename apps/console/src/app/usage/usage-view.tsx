import type { CompanyUsage } from '@onehaul/contract/console/usage';
import { pickText } from '@onehaul/domain/language';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { DetailList } from '@onehaul/workbench/detail-list';
import type { ReactNode } from 'react';
import { useTranslator } from '../language.ts';
import { AgreedTerms } from './agreed-terms.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { QuotaList } from './quota-list.tsx';
import { UsageDays } from './usage-days.tsx';

type Props = {
  readonly usage: CompanyUsage;
  readonly isBusy: boolean;
  readonly onInvoice: (month: string) => void;
  /** What the operator can do with a limit that was agreed with the company. */
  readonly actionOf?: (limit: CompanyUsage['limits'][number]) => ReactNode;
};

/** Plan, usage and invoices of a company, the same for its owner and the operator. */
export function UsageView({ usage, isBusy, onInvoice, actionOf }: Props) {
  const { t, i18n } = useTranslation('usage');
  const { language } = useTranslator();
  const { moneyAndCode, number } = measuresIn(i18n.language);
  const { names, version, isOutdated, priceMinor, extraParcelMinor, currencyCode, callsPerMinute } =
    usage.plan;
  const price = (minor: number) => (minor === 0 ? t('free') : moneyAndCode(minor, currencyCode));
  return (
    <div className="flex flex-col gap-6">
      <DetailList
        rows={[
          {
            key: 'plan',
            label: t('plan'),
            value: (
              <>
                {pickText(names, language, 'en')}
                <span className="block text-caption text-muted">
                  {t(isOutdated ? 'versionOutdated' : 'versionLatest', { version })}
                </span>
              </>
            ),
          },
          {
            key: 'price',
            label: t('price'),
            value: priceMinor === 0 ? t('free') : t('pricePerMonth', { price: price(priceMinor) }),
          },
          { key: 'extraParcel', label: t('extraParcel'), value: price(extraParcelMinor) },
          {
            key: 'calls',
            label: t('calls'),
            value: t('callsPerMinute', { calls: number(callsPerMinute) }),
          },
        ]}
      />
      <Part id="usage-used" title={t('used')}>
        <QuotaList quotas={usage.quotas} />
      </Part>
      {(usage.limits.length > 0 || usage.modules) && (
        <Part id="usage-agreed" title={t('agreed')}>
          <AgreedTerms usage={usage} {...(actionOf && { actionOf })} />
        </Part>
      )}
      <Part id="usage-days" title={t('days')}>
        <UsageDays days={usage.days} />
      </Part>
      <Part id="usage-invoices" title={t('invoices')}>
        <InvoiceList invoices={usage.invoices} isBusy={isBusy} onOpen={onInvoice} />
      </Part>
    </div>
  );
}

type PartProps = { readonly id: string; readonly title: string; readonly children: ReactNode };

function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="text-small font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
