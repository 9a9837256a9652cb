import type { Warehouse } from '@onehaul/contract/catalog';
import { Card } from '@onehaul/ui/card';
import { CopyButton } from '@onehaul/ui/copy-button';
import { Icon } from '@onehaul/ui/icon';
import { useTranslation } from '@onehaul/i18n/react';
import { type Ground, Section } from './section.tsx';

/** Language of a label, set as `lang` so that fonts and screen readers handle it on any page. */
const labelLanguages: Readonly<Record<string, string>> = { CN: 'zh-Hans', TW: 'zh-Hant', VN: 'vi' };

type Props = { readonly warehouses: readonly Warehouse[]; readonly ground: Ground };

/** Fewer cards get wider columns, so that no row looks incomplete. */
const columns: Readonly<Record<number, string>> = {
  1: 'max-w-200',
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-2 lg:grid-cols-3',
};

/** Warehouse addresses in the format couriers use. */
export function Warehouses({ warehouses, ground }: Props) {
  const { t } = useTranslation('storefront');
  return (
    <Section title={t('warehouses.title')} text={t('warehouses.text')} ground={ground}>
      <ul className={`grid gap-x-6 ${columns[warehouses.length] ?? columns[3]}`}>
        {warehouses.map((warehouse) => (
          <WarehouseLabel key={warehouse.id} warehouse={warehouse} />
        ))}
      </ul>
    </Section>
  );
}

function WarehouseLabel({ warehouse }: { readonly warehouse: Warehouse }) {
  const { t } = useTranslation('storefront');
  const { code, name, receiver, phone, address, postcode, hours, note } = warehouse;
  const lines = [
    { title: t('warehouses.receiver'), text: receiver },
    { title: t('warehouses.phone'), text: phone },
    { title: t('warehouses.address'), text: address },
    { title: t('warehouses.postcode'), text: postcode },
  ].filter(({ text }) => text !== '');
  return (
    <Card as="li" className="row-span-4 mb-6 grid grid-rows-subgrid gap-0 overflow-hidden">
      <div className="flex items-center gap-4 bg-primary-2 px-6 py-5">
        <span className="font-mono text-title font-semibold text-primary-9">{code}</span>
        <h3 className="font-semibold">{name}</h3>
      </div>
      <dl className="grid grid-cols-[auto_1fr] content-start gap-x-5 gap-y-3 border-b border-dashed border-line-strong px-6 py-5 text-small">
        {lines.map(({ title, text }) => (
          <div key={title} className="contents">
            <dt className="text-muted">{title}</dt>
            <dd lang={labelLanguages[warehouse.countryCode]} className="font-medium">
              {text}
            </dd>
          </div>
        ))}
      </dl>
      <div className="grid content-start gap-3 px-6 py-5 text-small text-muted">
        {hours && (
          <p className="flex gap-3">
            <Icon name="clock" />
            {hours}
          </p>
        )}
        {note && (
          <p className="flex gap-3">
            <Icon name="note" />
            {note}
          </p>
        )}
      </div>
      <CopyButton
        text={lines.map(({ text }) => text).join('\n')}
        copied={t('copy.done')}
        failed={t('copy.failed')}
        aria-label={t('warehouses.copyOf', { name })}
        className="flex min-h-12 items-center justify-center gap-2 border-t pointer-coarse:min-h-control border-line text-small font-medium text-primary-9 transition-colors hover:bg-primary-2 focus-visible:-outline-offset-2"
      >
        <Icon name="copy" />
        {t('warehouses.copy')}
      </CopyButton>
    </Card>
  );
}
