import { type MemberAccess, memberCalls } from '@onehaul/contract/member';
import { useTranslation } from '@onehaul/i18n/react';
import { Checkbox, Form } from '@onehaul/workbench/antd';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Send, useSend } from '../../app/session-context.tsx';
import { useDayText } from './instant-text.ts';

const otherAccessQuery = (send: Send) =>
  queryOptions({
    queryKey: ['otherAccess'],
    queryFn: () => send(memberCalls.otherAccess, {}),
    // Not cached: the list must show the current keys and sub-accounts.
    gcTime: 0,
  });

/** API keys and sub-accounts survive a password change, so the change offers to revoke them. */
export function OtherAccess() {
  const { t } = useTranslation('member');
  const send = useSend();
  const { data } = useQuery(otherAccessQuery(send));
  if (!data || (data.keys.length === 0 && data.subAccounts.length === 0)) return null;
  return <Choices {...data} title={t('others.title')} text={t('others.text')} />;
}

type ChoicesProps = MemberAccess & { readonly title: string; readonly text: string };

function Choices({ keys, subAccounts, title, text }: ChoicesProps) {
  const { t } = useTranslation('member');
  const day = useDayText();
  const when = (at: Date | null, word: 'others.lastUsed' | 'others.lastLogin') =>
    at ? t(word, { date: day(at) }) : t('others.never');
  return (
    <fieldset className="mb-6 grid gap-4 rounded-card border border-line bg-sunken p-4">
      <legend className="sr-only">{title}</legend>
      <div className="grid gap-1">
        <p aria-hidden className="text-small font-medium">
          {title}
        </p>
        <p className="text-small text-muted">{text}</p>
      </div>
      {keys.length > 0 && (
        <Group
          name="endKeyIds"
          title={t('others.keys')}
          options={keys.map(({ id, name, prefix, lastUsedAt }) => ({
            id,
            name,
            detail: `${prefix} · ${when(lastUsedAt, 'others.lastUsed')}`,
          }))}
        />
      )}
      {subAccounts.length > 0 && (
        <Group
          name="endSubAccountIds"
          title={t('others.subAccounts')}
          text={t('others.subAccountsText')}
          options={subAccounts.map(({ id, username, name, lastSignInAt }) => ({
            id,
            name: username,
            detail: `${name} · ${when(lastSignInAt, 'others.lastLogin')}`,
          }))}
        />
      )}
    </fieldset>
  );
}

type Option = { readonly id: number; readonly name: string; readonly detail: string };
type GroupProps = {
  readonly name: 'endKeyIds' | 'endSubAccountIds';
  readonly title: string;
  readonly text?: string;
  readonly options: readonly Option[];
};

function Group({ name, title, text, options }: GroupProps) {
  const label = ({ name: word, detail }: Option): ReactNode => (
    <span className="grid">
      <span className="break-words">{word}</span>
      <span className="text-caption text-muted">{detail}</span>
    </span>
  );
  return (
    <fieldset aria-label={title} className="grid gap-2">
      <p aria-hidden className="text-caption font-medium text-muted">
        {title}
      </p>
      <Form.Item name={name} noStyle>
        <Checkbox.Group
          className="grid gap-2"
          options={options.map((option) => ({ value: option.id, label: label(option) }))}
        />
      </Form.Item>
      {text && <p className="text-caption text-muted">{text}</p>}
    </fieldset>
  );
}
