import { dictionaries } from '@onehaul/domain/reference';
import { useTranslation } from '@onehaul/i18n/react';
import { useSearchParams } from 'react-router';
import { DeskTabs } from '../../app/desk-tabs.tsx';
import { PageTitle } from '../../app/page-title.tsx';
import { CountryList } from './country-list.tsx';
import { CustomsRuleList } from './customs-rule-list.tsx';
import { RegionList } from './region-list.tsx';

const lists = { country: CountryList, region: RegionList, customsRule: CustomsRuleList };

/** The platform's dictionaries, one list each. */
export function DictionariesPage() {
  const { t } = useTranslation('console');
  const { t: words } = useTranslation('reference');
  const [address] = useSearchParams();
  const current = dictionaries.find((name) => name === address.get('tab')) ?? 'country';
  const List = lists[current];
  return (
    <>
      <PageTitle>{t('page.dictionaries')}</PageTitle>
      <List
        key={current}
        tabs={
          <DeskTabs
            label={words('tabs')}
            tabs={dictionaries}
            current={current}
            show={(tab) => words(`tab.${tab}`)}
          />
        }
      />
    </>
  );
}
