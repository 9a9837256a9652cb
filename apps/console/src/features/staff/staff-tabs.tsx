import { useTranslation } from '@onehaul/i18n/react';
import { DeskTabs } from '../../app/desk-tabs.tsx';
import { useMe } from '../../app/me.ts';

const tabs = ['people', 'roles'] as const;

/** Operators have no roles of their own making, so they see no tabs. */
export function StaffTabs({ current }: { readonly current: (typeof tabs)[number] }) {
  const { t: words } = useTranslation('staff');
  if (useMe().roles.includes('operator')) return null;
  return (
    <DeskTabs
      label={words('roles.tabs')}
      tabs={tabs}
      current={current}
      show={(tab) => words(`roles.tab.${tab}`)}
    />
  );
}
