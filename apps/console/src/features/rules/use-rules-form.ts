import {
  defaultSettings,
  type SettingName,
  type SettingValue,
  settingTypeOf,
} from '@onehaul/domain/settings';
import { useTranslation } from '@onehaul/i18n/react';
import { useState } from 'react';
import { formatSetting } from '../../app/rules/setting-format.ts';
import {
  changedMeanwhile,
  editedNames,
  type Edits,
  problemOf,
  rebase,
  type SeenRules,
  shownValue,
  withEdit,
} from './rules-form.ts';

const none: ReadonlyMap<SettingName, SettingValue> = new Map();

/** Edits of a shop's rules over what the server returned. */
export function useRulesForm(latest: SeenRules) {
  const { t, i18n } = useTranslation('rules');
  const [seen, setSeen] = useState(latest);
  const [known, setKnown] = useState(latest);
  const [edits, setEdits] = useState<Edits>({});
  const [checked, setChecked] = useState<ReadonlySet<SettingName>>(new Set());
  const [refused, setRefused] = useState<SettingName>();
  const [meanwhile, setMeanwhile] = useState(none);
  const edited = editedNames(edits);

  // What is loaded again appears, unless it would move the ground under someone's edits.
  if (latest !== known) {
    setKnown(latest);
    if (edited.length === 0) setSeen(latest);
  }

  function reset(): void {
    setEdits({});
    setChecked(new Set());
    setRefused(undefined);
    setMeanwhile(none);
  }
  const set = (name: SettingName, value: SettingValue | undefined) => {
    setEdits((now) => withEdit(seen, now, name, value));
    if (refused === name) setRefused(undefined);
  };
  const problemOfName = (name: SettingName) => problemOf(name, shownValue(seen, edits, name));

  return {
    seen,
    edits,
    edited,
    meanwhile,
    hasGuardedEdits: edited.some((name) => settingTypeOf(name).isGuarded),
    valueOf: (name: SettingName) => shownValue(seen, edits, name),
    isEdited: (name: SettingName) => name in edits,
    set,
    useDefault: (name: SettingName) => set(name, defaultSettings[name]),
    check: (name: SettingName) => setChecked((now) => new Set(now).add(name)),
    /** Shows all problems; returns the first name that has one. */
    checkAll(): SettingName | undefined {
      setChecked(new Set(edited));
      return edited.find((name) => problemOfName(name) !== undefined);
    },
    refuse: (name: SettingName) => setRefused(name),
    problemTextOf(name: SettingName): string | undefined {
      if (refused === name) return t('problem.invalid');
      const problem = checked.has(name) ? problemOfName(name) : undefined;
      if (!problem) return undefined;
      const { key, limit } = problem;
      return t(`problem.${key}`, {
        ...(limit !== undefined && { limit: formatSetting(t, i18n.language, name, limit) }),
      });
    },
    discard: reset,
    /** After saving: the edits are what is stored now. */
    accept(fresh: SeenRules): void {
      setSeen(fresh);
      reset();
    },
    /** After a conflict: keeps the edits and marks what someone else changed. */
    merge(fresh: SeenRules): void {
      setMeanwhile(changedMeanwhile(seen, fresh));
      setEdits((now) => rebase(fresh, now));
      setSeen(fresh);
    },
  };
}
export type RulesForm = ReturnType<typeof useRulesForm>;
