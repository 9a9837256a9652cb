import {
  type SettingGroup,
  settingGroups,
  type SettingName,
  settingsOfGroup,
  settingTypeOf,
} from '@onehaul/domain/settings';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { Button, Checkbox } from '@onehaul/workbench/antd';
import { DetailDrawer } from '@onehaul/workbench/detail-drawer';
import { FilterBar } from '@onehaul/workbench/filter-bar';
import { LeaveWarning } from '@onehaul/workbench/leave-warning';
import { ListMessage } from '@onehaul/workbench/list-message';
import { useState } from 'react';
import { useHasPermission } from '../../app/me.ts';
import { RuleHistory } from './rule-history.tsx';
import { RuleRow } from './rule-row.tsx';
import { isDefault, matches, type SeenRules } from './rules-form.ts';
import { SaveBar } from './save-bar.tsx';
import { useRulesForm } from './use-rules-form.ts';
import { useAddressFilter } from '../../app/use-address-filter.ts';
import { useSaveKey } from '../../app/use-save-key.ts';
import { useSaveRules } from './use-save-rules.tsx';

type Props = {
  readonly shopId: number;
  /** The one group that is shown; all if undefined. */
  readonly group: SettingGroup | undefined;
  readonly rules: SeenRules;
};

/** Rules by group with search, history and a save bar. */
export function RulesEditor({ shopId, group, rules }: Props) {
  const { t } = useTranslation('rules');
  const mayEdit = useHasPermission('studio:edit');
  const mayApprove = useHasPermission('finance:review');
  const form = useRulesForm(rules);
  const saving = useSaveRules(shopId, form);
  const filter = useFilter();
  const [historyOf, setHistoryOf] = useState<SettingGroup>();
  useSaveKey(saving.saveNow);

  // What is being edited stays in view, whatever is filtered.
  const isShown = (name: SettingName) =>
    form.isEdited(name) ||
    ((!filter.isChangedOnly || !isDefault(name, form.valueOf(name))) &&
      matches(filter.search, name, { label: t(`label.${name}`), help: t(`help.${name}`) }));
  const groups = settingGroups
    .filter((one) => group === undefined || one === group)
    .map((one) => ({ name: one, rules: settingsOfGroup(one).filter(isShown) }))
    .filter((one) => one.rules.length > 0);
  const isReadOnly = (name: SettingName) =>
    !mayEdit || (settingTypeOf(name).isGuarded === true && !mayApprove);

  return (
    <div className="mt-5 flex flex-col gap-5">
      <FilterBar
        searchLabel={t('search')}
        search={filter.search}
        onSearch={filter.setSearch}
        filters={[]}
        values={{}}
        onFilter={() => undefined}
      >
        <Checkbox
          checked={filter.isChangedOnly}
          onChange={({ target }) => filter.setChangedOnly(target.checked)}
          data-changed-only
        >
          {t('changedOnly')}
        </Checkbox>
      </FilterBar>
      {groups.length === 0 && (
        <ListMessage icon="search" title={t('empty.title')} text={t('empty.text')}>
          <Button onClick={filter.clear}>{t('empty.clear')}</Button>
        </ListMessage>
      )}
      {groups.map(({ name, rules: names }) => (
        <section key={name} aria-labelledby={`rules-${name}`} data-group={name}>
          <div className="flex items-center justify-between gap-4 pb-2">
            <h2 id={`rules-${name}`} className="text-lead font-semibold">
              {t(`group.${name}`)}
            </h2>
            <Button
              size="small"
              type="text"
              aria-label={t('historyOf', { group: t(`group.${name}`) })}
              onClick={() => setHistoryOf(name)}
              data-open-history
            >
              {t('history')}
            </Button>
          </div>
          {name === 'approvals' && mayEdit && !mayApprove && (
            <p className="pb-2 text-small text-muted" data-guarded-note>
              {t('guardedText')}
            </p>
          )}
          <Card className="px-5">
            <ul>
              {names.map((one) => (
                <RuleRow key={one} shopId={shopId} name={one} form={form} isReadOnly={isReadOnly(one)} />
              ))}
            </ul>
          </Card>
        </section>
      ))}
      <SaveBar form={form} saving={saving} />
      <DetailDrawer
        title={historyOf ? t('historyOf', { group: t(`group.${historyOf}`) }) : t('history')}
        openKey={historyOf}
        onClose={() => setHistoryOf(undefined)}
      >
        {(key) => (
          <RuleHistory
            shopId={shopId}
            group={key as SettingGroup}
            isEditable={mayEdit && (key !== 'approvals' || mayApprove)}
            isUnsaved={form.edited.length > 0}
            saving={saving}
          />
        )}
      </DetailDrawer>
      <LeaveWarning
        isUnsaved={() => form.edited.length > 0}
        parameters={['shop']}
        texts={{
          title: t('leave.title'),
          text: t('leave.text'),
          stay: t('leave.stay'),
          leave: t('leave.leave'),
        }}
      />
    </div>
  );
}

function useFilter() {
  const { address, set, search, setSearch } = useAddressFilter();
  return {
    search,
    setSearch,
    isChangedOnly: address.get('changed') === '1',
    setChangedOnly: (isOn: boolean) => set({ changed: isOn ? '1' : '' }),
    clear: () => set({ search: '', changed: '', group: '' }),
  };
}
