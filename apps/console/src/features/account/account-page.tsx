import { useTranslation } from '@onehaul/i18n/react';
import { DetailList } from '@onehaul/workbench/detail-list';
import { PageHead } from '@onehaul/workbench/page-head';
import type { ReactNode } from 'react';
import { useMe } from '../../app/me.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { NoticeChoices } from './notice-choices.tsx';

type Props = { readonly children: ReactNode };

export function AccountPage({ children }: Props) {
  const { t } = useTranslation('console');
  const me = useMe();
  return (
    <div className="flex max-w-190 flex-col gap-6">
      <PageTitle>{t('page.account')}</PageTitle>
      <PageHead title={t('page.account')} sentence={t('account.sentence')} />
      <section className="rounded-card border border-line bg-surface px-5 py-2">
        <DetailList
          rows={[
            { key: 'name', label: t('account.name'), value: me.name },
            { key: 'email', label: t('account.email'), value: me.email },
            { key: 'company', label: t('account.company'), value: me.company },
            {
              key: 'roles',
              label: t('account.roles'),
              value: [
                ...me.roles.map((role) => t(`role.${role}`)),
                ...(me.companyRole ? [me.companyRole.name] : []),
              ].join(t('list.comma')),
            },
          ]}
        />
      </section>
      <NoticeChoices />
      <section className="rounded-card border border-line bg-surface p-5">
        <h2 className="text-body font-semibold">{t('password.title')}</h2>
        <p className="pt-1 pb-5 text-small text-muted">{t('password.text')}</p>
        <div className="max-w-100">{children}</div>
      </section>
    </div>
  );
}
