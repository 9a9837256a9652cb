import type { RemoteArea, TariffLine } from '@onehaul/contract/fee';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { SelectInput } from '@onehaul/ui/form/select-input';
import { TextInput } from '@onehaul/ui/form/text-input';
import { Icon } from '@onehaul/ui/icon';
import { useId, useState } from 'react';
import type { TypedGoods } from './goods-address.ts';
import { amountRule, linesBetween, readAmount } from './offers.ts';
import { readNumber } from './typed-number.ts';
import { billingCurrency } from '../../app/fee/use-money.ts';

type Props = {
  readonly lines: readonly TariffLine[];
  readonly remoteAreas: readonly RemoteArea[];
  readonly goods: TypedGoods;
  readonly onChange: (change: Partial<TypedGoods>) => void;
};

/** Optional fields, shown when a line of the route uses them. */
export function MoreFields({ lines, remoteAreas, goods, onChange }: Props) {
  const { t } = useTranslation('fee');
  const id = useId();
  const ofWay = linesBetween(lines, goods);
  const areas = remoteAreas.filter(({ countryId }) => countryId === goods.countryId);
  const named = areas.filter(({ regionIds }) => regionIds.length > 0);
  const hasPostcodes = areas.some(({ postcodePrefixes }) => postcodePrefixes.length > 0);
  const hasTax = ofWay.some(({ current }) => current.tariff.tax.mode === 'onValue');
  const hasInsurance = ofWay.some(({ current }) => current.tariff.insurance !== null);
  // Initially open when the URL fills any of the fields; afterwards the user controls it.
  const [isFilled] = useState(
    goods.postcode + goods.area + goods.value + goods.cover !== '' || goods.isTaxHandled,
  );
  const isCoverAbove = (readAmount(goods.cover) ?? 0) > (readAmount(goods.value) ?? 0);
  if (ofWay.length === 0) return null;
  return (
    <details className="group rounded-control border border-line bg-surface" open={isFilled}>
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 px-4 text-small font-medium [&::-webkit-details-marker]:hidden">
        {t('more.title')}
        <Icon name="down" className="size-4 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 px-4 pt-1 pb-5">
        {hasPostcodes && (
          <TextInput
            id={`${id}-postcode`}
            label={t('more.postcode')}
            optional={t('optional')}
            hint={t('more.postcodeHint')}
            autoComplete="postal-code"
            maxLength={12}
            value={goods.postcode}
            onChange={({ target }) => onChange({ postcode: target.value.replace(/[^\w -]/g, '') })}
          />
        )}
        {named.length > 0 && (
          <SelectInput
            id={`${id}-area`}
            label={t('more.area')}
            value={named.some(({ key }) => key === goods.area) ? goods.area : ''}
            onChange={({ target }) => onChange({ area: target.value })}
          >
            <option value="">{t('more.ordinaryArea')}</option>
            {named.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </SelectInput>
        )}
        <Amount
          id={`${id}-value`}
          label={t('more.value')}
          hint={t('more.valueHint')}
          value={goods.value}
          onChange={(value) => onChange({ value })}
        />
        {hasInsurance && (
          <Amount
            id={`${id}-cover`}
            label={t('more.cover')}
            hint={t('more.coverHint')}
            {...(isCoverAbove && { error: t('more.coverAbove') })}
            value={goods.cover}
            onChange={(cover) => onChange({ cover })}
          />
        )}
        {hasTax && (
          <label className="flex min-h-8 pointer-coarse:min-h-control items-center gap-3 text-small">
            <input
              type="checkbox"
              checked={goods.isTaxHandled}
              onChange={({ target }) => onChange({ isTaxHandled: target.checked })}
              className="size-5 shrink-0 accent-primary-9"
            />
            <span>{t('more.tax')}</span>
          </label>
        )}
      </div>
    </details>
  );
}

type AmountProps = {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly error?: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
};

function Amount({ error, value, onChange, ...rest }: AmountProps) {
  const { t, i18n } = useTranslation('fee');
  const measures = measuresIn(i18n.language);
  const read = readAmount(value) === undefined ? readNumber(value, amountRule) : undefined;
  const problem =
    read && 'problem' in read
      ? t(`problem.${read.problem}`, {
          most: measures.money(amountRule.most * 100, billingCurrency),
          decimals: measures.number(amountRule.decimals),
        })
      : error;
  return (
    <TextInput
      {...rest}
      optional={t('optional')}
      error={problem}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      after={<span className="pe-3 text-small text-muted">{billingCurrency}</span>}
    />
  );
}
