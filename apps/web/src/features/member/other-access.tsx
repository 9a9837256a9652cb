import type { MemberAccess } from '@onehaul/contract/member';
import { useTranslation } from '@onehaul/i18n/react';
import { Checkbox } from '@onehaul/ui/form/checkbox';
import { useId } from 'react';
import { useDayText } from './instant-text.ts';

/** What ends along with the old password. */
export type Ended = { readonly endKeyIds: readonly number[]; readonly endSubAccountIds: readonly number[] };
export const nothingEnded: Ended = { endKeyIds: [], endSubAccountIds: [] };

type Props = MemberAccess & { readonly ended: Ended; readonly onChange: (ended: Ended) => void };

/** API keys and sub-accounts survive a password change, so the change offers to revoke them. */
export function OtherAccess({ keys, subAccounts, ended, onChange }: Props) {
  const { t } = useTranslation('account');
  const day = useDayText();
  const when = (at: Date | null, word: 'others.lastUsed' | 'others.lastLogin') =>
    at ? t(word, { date: day(at) }) : t('others.never');
  if (keys.length === 0 && subAccounts.length === 0) return null;
  return (
    <fieldset className="grid gap-4 rounded-card border border-line bg-sunken p-4">
      <legend className="sr-only">{t('others.title')}</legend>
      <div className="grid gap-1">
        <p aria-hidden className="text-small font-medium">
          {t('others.title')}
        </p>
        <p className="text-small text-muted">{t('others.text')}</p>
      </div>
      {keys.length > 0 && (
        <Group
          title={t('others.keys')}
          options={keys.map(({ id, name, prefix, lastUsedAt }) => ({
            id,
            name,
            detail: `${prefix} · ${when(lastUsedAt, 'others.lastUsed')}`,
          }))}
          chosen={ended.endKeyIds}
          onChange={(endKeyIds) => onChange({ ...ended, endKeyIds })}
        />
      )}
      {subAccounts.length > 0 && (
        <Group
          title={t('others.subAccounts')}
          text={t('others.subAccountsText')}
          options={subAccounts.map(({ id, username, name, lastSignInAt }) => ({
            id,
            name: username,
            detail: `${name} · ${when(lastSignInAt, 'others.lastLogin')}`,
          }))}
          chosen={ended.endSubAccountIds}
          onChange={(endSubAccountIds) => onChange({ ...ended, endSubAccountIds })}
        />
      )}
    </fieldset>
  );
}

type GroupProps = {
  readonly title: string;
  readonly text?: string;
  readonly options: readonly { readonly id: number; readonly name: string; readonly detail: string }[];
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
};

function Group({ title, text, options, chosen, onChange }: GroupProps) {
  const group = useId();
  return (
    <fieldset aria-label={title} className="grid gap-2">
      <p aria-hidden className="text-caption font-medium text-muted">
        {title}
      </p>
      {options.map(({ id, name, detail }) => (
        <Checkbox
          key={id}
          id={`${group}-${id}`}
          name={group}
          checked={chosen.includes(id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
        >
          <span className="grid">
            <span className="break-words">{name}</span>
            <span className="text-caption text-muted">{detail}</span>
          </span>
        </Checkbox>
      ))}
      {text && <p className="text-caption text-muted">{text}</p>}
    </fieldset>
  );
}
