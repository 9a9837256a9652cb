import { dateFormat } from '@onehaul/i18n/formats';
import type { Currency, ShopInfo } from '@onehaul/contract/shop';
import { type Language, languageTags } from '@onehaul/domain/language';
import { Button } from '@onehaul/ui/button';
import { ChoiceGroup } from '@onehaul/ui/choice-group';
import { Icon } from '@onehaul/ui/icon';
import { Popover } from '@onehaul/ui/popover';
import { useState } from 'react';
import { useTranslation } from '@onehaul/i18n/react';
import { applyPreferences } from '../../app/preferences.ts';
import { rateText } from '../../app/exchange-rate.ts';

type Props = {
  readonly shop: ShopInfo;
  readonly currencies: readonly Currency[];
  readonly language: Language;
  readonly currency: string;
};

/** Endonyms: a user searching for their language may not read the current one. */
const languageNames: Record<Language, string> = {
  zhHans: '简体中文',
  zhHanT: '繁體中文',
  en: 'English',
  vi: 'Tiếng Việt',
};

const billingCurrency = 'CNY';

/** Language and currency, applied together by one button (§2). */
export function PreferencesPopover({ shop, currencies, language, currency }: Props) {
  const { t } = useTranslation('storefront');
  const [chosenLanguage, setLanguage] = useState(language);
  const [chosenCurrency, setCurrency] = useState(currency);
  const rateOf = (code: string) => currencies.find((one) => one.code === code);

  return (
    <>
      <Rate
        currency={rateOf(currency)}
        shop={shop}
        language={language}
        className="hidden text-caption text-muted xl:block"
      />
      <Popover
        id="preferences"
        label={`${t('preferences.title')}: ${languageNames[language]} ${currency}`}
        trigger={
          <>
            <Icon name="globe" />
            <span className="hidden whitespace-nowrap sm:inline">{`${languageNames[language]} ${currency}`}</span>
            <Icon name="down" className="hidden size-4 sm:block" />
          </>
        }
        triggerClassName="flex min-h-10 items-center gap-2 rounded-control px-3 text-small font-medium hover:bg-primary-2 pointer-coarse:min-h-control pointer-coarse:min-w-control max-sm:justify-center"
        panelClassName="w-96 p-5"
      >
        <form
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            applyPreferences({ language: chosenLanguage, currency: chosenCurrency });
          }}
        >
          <ChoiceGroup
            legend={t('preferences.language')}
            name="language"
            choices={shop.languages.map((value) => ({
              value,
              label: languageNames[value],
              lang: languageTags[value],
            }))}
            value={chosenLanguage}
            onChange={setLanguage}
          />
          {currencies.length > 1 && (
            <ChoiceGroup
              legend={t('preferences.currency')}
              name="currency"
              choices={currencies.map(({ code, name }) => ({
                value: code,
                label: (
                  <>
                    <span className="block font-medium">{code}</span>
                    <span className="block text-caption text-muted">{name}</span>
                  </>
                ),
              }))}
              value={chosenCurrency}
              onChange={setCurrency}
            />
          )}
          <Rate
            currency={rateOf(chosenCurrency)}
            shop={shop}
            language={language}
            className="text-small text-muted"
          />
          <Button type="submit">{t('preferences.confirm')}</Button>
        </form>
      </Popover>
    </>
  );
}

type RateProps = {
  readonly currency: Currency | undefined;
  readonly shop: ShopInfo;
  readonly language: Language;
  readonly className: string;
};

/** One CNY in the chosen currency, with the rate's time; renders nothing for CNY. */
function Rate({ currency, shop, language, className }: RateProps) {
  const { t } = useTranslation('storefront');
  if (!currency || currency.code === billingCurrency) return null;
  const tag = languageTags[language];
  const time = dateFormat(tag, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: shop.timeZone,
  });
  return (
    <p
      className={className}
      title={t('preferences.rateAt', { time: time.format(currency.rateAt) })}
      suppressHydrationWarning
    >
      {`${billingCurrency} 1 ≈ ${currency.code} ${rateText(currency.exchangeRate, tag)}`}
    </p>
  );
}
