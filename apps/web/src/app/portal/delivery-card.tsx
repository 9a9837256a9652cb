import type { Warehouse } from '@onehaul/contract/catalog';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { Icon } from '@onehaul/ui/icon';
import { CopyText } from './copy-text.tsx';
import { receiverLine, wholeLabel } from './delivery-label.ts';

/** Language of an address by country, for `lang`: it can differ from the language of the page. */
const labelLanguages: Readonly<Record<string, string>> = { CN: 'zh-Hans', TW: 'zh-Hant', VN: 'vi' };

type Address = Pick<Warehouse, 'name' | 'countryCode' | 'receiver' | 'phone' | 'address' | 'postcode'> &
  Partial<Pick<Warehouse, 'code' | 'hours' | 'note'>>;
type Props = { readonly warehouse: Address; readonly memberCode: string };

/** Warehouse address with the member code, to copy into an online store's form by field or as a whole. */
export function DeliveryCard({ warehouse, memberCode }: Props) {
  const { t } = useTranslation('member');
  const { code, name, receiver, phone, address, postcode, hours, note } = warehouse;
  const lines = [
    { title: t('addresses.receiver'), text: receiverLine(receiver, memberCode) },
    { title: t('addresses.phone'), text: phone },
    { title: t('addresses.address'), text: address },
    { title: t('addresses.postcode'), text: postcode },
  ].filter(({ text }) => text !== '');
  return (
    <Card className="flex flex-col overflow-hidden">
      <div className="flex items-center gap-3 bg-primary-2 py-3 ps-6 pe-4">
        {code && <span className="font-mono text-lead font-semibold text-primary-9">{code}</span>}
        <h3 className="grow font-semibold">{name}</h3>
        <CopyText
          text={wholeLabel(warehouse, memberCode)}
          label={t('addresses.copyAllOf', { name })}
          className="inline-flex min-h-control-small shrink-0 items-center gap-2 rounded-control border border-line-strong bg-surface px-3 text-small font-medium transition-colors hover:bg-primary-1"
        >
          {t('addresses.copyAll')}
        </CopyText>
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3 ps-6 pe-4 text-small">
        {lines.map(({ title, text }) => (
          <div key={title} className="contents">
            <dt className="text-muted">{title}</dt>
            <dd lang={labelLanguages[warehouse.countryCode]} className="font-medium">
              {text}
            </dd>
            <dd>
              <CopyText text={text} label={`${t('copy.of', { name: title })}: ${name}`} />
            </dd>
          </div>
        ))}
      </dl>
      {(hours || note) && (
        <div className="mt-auto grid gap-2 border-t border-dashed border-line-strong px-6 py-3 text-caption text-muted">
          {hours && (
            <p className="flex gap-2">
              <Icon name="clock" className="size-4.5" />
              {hours}
            </p>
          )}
          {note && (
            <p className="flex gap-2">
              <Icon name="note" className="size-4.5" />
              {note}
            </p>
          )}
        </div>
      )}
    </Card>
  );
}
