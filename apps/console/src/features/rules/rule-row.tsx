import { type SettingName, type SettingValue, settingTypeOf } from '@onehaul/domain/settings';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Tag } from '@onehaul/workbench/antd';
import { formatSetting } from '../../app/rules/setting-format.ts';
import { referenceOf } from './reference-options.ts';
import { RuleInput } from './rule-input.tsx';
import { useRuleText } from './rule-value.tsx';
import { isDefault, savedValue } from './rules-form.ts';
import type { RulesForm } from './use-rules-form.ts';

type Props = {
  readonly shopId: number;
  readonly name: SettingName;
  readonly form: RulesForm;
  readonly isReadOnly: boolean;
};

export const ruleControlId = (name: SettingName) => `rule-${name}`;

/** A rule: label, help, input with its range, and what was changed. */
export function RuleRow({ shopId, name, form, isReadOnly }: Props) {
  const { t } = useTranslation('rules');
  const id = ruleControlId(name);
  const value = form.valueOf(name);
  const problem = form.problemTextOf(name);
  const isChanged = !isDefault(name, value);
  const usual = useRuleText(shopId, name, null);
  const range = useRange(name);
  const label = t(`label.${name}`);
  return (
    <li
      data-rule={name}
      className="grid gap-x-8 gap-y-2 border-b border-line py-4 last:border-0 md:grid-cols-[minmax(0,1fr)_minmax(0,300px)]"
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <label id={`${id}-label`} htmlFor={id} className="text-small font-medium">
            {label}
          </label>
          {form.isEdited(name) ? (
            <Tag color="warning" data-unsaved>
              {t('unsaved')}
            </Tag>
          ) : (
            isChanged && (
              <Tag color="processing" data-changed>
                {t('changed')}
              </Tag>
            )
          )}
        </div>
        <p id={`${id}-help`} className="mt-0.5 max-w-150 text-small text-muted">
          {t(`help.${name}`)}
        </p>
      </div>
      <div className="min-w-0">
        <RuleInput
          shopId={shopId}
          name={name}
          value={value}
          onChange={(next) => form.set(name, next)}
          onBlur={() => form.check(name)}
          control={{
            id,
            disabled: isReadOnly,
            'aria-labelledby': `${id}-label`,
            'aria-describedby': `${id}-problem ${id}-help ${id}-hint`,
            'aria-invalid': problem !== undefined,
          }}
        />
        {problem && (
          <p id={`${id}-problem`} role="alert" className="mt-1 text-caption text-danger">
            {problem}
          </p>
        )}
        <div className="mt-1 flex flex-wrap items-baseline gap-x-3 text-caption text-muted">
          <span id={`${id}-hint`} className="min-w-0 break-words">
            {[range, t('default', { value: usual })].filter(Boolean).join(' · ')}
          </span>
          {isChanged && !isReadOnly && (
            <Button
              type="text"
              size="small"
              className="ms-auto !h-[24px] !p-0 !text-caption"
              aria-label={t('useDefaultOf', { label })}
              onClick={() => form.useDefault(name)}
              data-use-default
            >
              {t('useDefault')}
            </Button>
          )}
        </div>
        {form.meanwhile.has(name) && (
          <TheirChange shopId={shopId} name={name} form={form} before={form.meanwhile.get(name)!} />
        )}
      </div>
    </li>
  );
}

/** The range in typed units; a choice has none. */
function useRange(name: SettingName): string {
  const { t, i18n } = useTranslation('rules');
  const { unit, min, max, isOffAtZero } = settingTypeOf(name);
  if (unit === 'yesNo' || referenceOf(name)) return '';
  const show = (value: number) => formatSetting(t, i18n.language, name, value);
  if (isOffAtZero) return t('rangeOrOff', { max: show(max) });
  return t('range', { min: show(min), max: show(max) });
}

type TheirProps = Omit<Props, 'isReadOnly'> & { readonly before: SettingValue };

/** What a colleague saved since the page was opened. */
function TheirChange({ shopId, name, form, before }: TheirProps) {
  const { t } = useTranslation('rules');
  const theirs = savedValue(form.seen, name);
  const [now, earlier] = [useRuleText(shopId, name, copy(theirs)), useRuleText(shopId, name, copy(before))];
  return (
    <div
      data-meanwhile={name}
      className="mt-2 flex flex-wrap items-baseline gap-x-3 gap-y-1 rounded-control bg-sunken px-3 py-2 text-caption"
    >
      <span className="min-w-0 break-words">{t('conflict.theirs', { value: now })}</span>
      <span className="min-w-0 break-words text-muted">{t('conflict.before', { value: earlier })}</span>
      {form.isEdited(name) && (
        <Button size="small" className="ms-auto" onClick={() => form.set(name, theirs)}>
          {t('conflict.use')}
        </Button>
      )}
    </div>
  );
}

const copy = (value: SettingValue) => (typeof value === 'number' ? value : [...value]);
