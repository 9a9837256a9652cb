import { useTranslation } from '@onehaul/i18n/react';
import { SegmentedLinks } from '@onehaul/ui/form/segmented-links';
import { useSearchParams } from 'react-router';
import { PageTitle } from '../../app/page-title.tsx';
import { CampaignList } from './campaign-list.tsx';
import { RulesPage } from './rules-page.tsx';

/** Campaigns for returning members, and the rules by which shops award points. */
export function CampaignsPage() {
  const { t } = useTranslation('campaign');
  const [address] = useSearchParams();
  const isRules = address.get('tab') === 'rules';
  const tabs = (
    <div className="max-w-100">
      <SegmentedLinks
        label={t('tabs')}
        choices={[
          { to: '?', title: t('tab.campaigns'), isCurrent: !isRules },
          { to: '?tab=rules', title: t('tab.rules'), isCurrent: isRules },
        ]}
      />
    </div>
  );
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      {isRules ? <RulesPage tabs={tabs} /> : <CampaignList tabs={tabs} />}
    </>
  );
}
