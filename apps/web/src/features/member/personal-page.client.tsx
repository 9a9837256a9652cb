import type { Profile } from '@onehaul/contract/member';
import { numberFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { PrivateHead } from '../../app/private-head.tsx';
import { useSession } from '../../app/session-context.tsx';
import { useShop } from '../../app/shop-context.tsx';
import { CopyText } from '../../app/portal/copy-text.tsx';
import { DeliveryAddresses } from './delivery-addresses.tsx';
import { useAboutText, useCnyText } from './money-text.tsx';
import { OrderCounts } from './order-counts.tsx';
import { ParcelCounts } from './parcel-counts.tsx';
import { Portrait } from './portrait.tsx';
import { WelcomeDialog } from './welcome-dialog.tsx';

/** /member/personal: who I am here, what I have, and where my goods go. */
export function PersonalPage() {
  const { t } = useTranslation('member');
  const { profile } = useSession();
  const { modules } = useShop();
  if (!profile) return null;
  return (
    <>
      <PrivateHead title={t('title.personal')} />
      <Greeting profile={profile} />
      <div className="grid gap-4 xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <MemberCode code={profile.memberCode} />
        <Figures profile={profile} />
      </div>
      {modules.includes('consolidation') && (
        <>
          <ParcelCounts />
          <OrderCounts />
        </>
      )}
      <DeliveryAddresses memberCode={profile.memberCode} />
      <WelcomeDialog profile={profile} />
    </>
  );
}

type Props = { readonly profile: Profile };

function Greeting({ profile }: Props) {
  const { t } = useTranslation('member');
  return (
    <header className="flex items-center gap-4">
      <Portrait profile={profile} className="size-16 text-title" />
      <div className="grid gap-1">
        <h1 className="text-title font-semibold">{t('hello', { name: profile.name || profile.username })}</h1>
        <p className="flex flex-wrap items-center gap-2 text-small text-muted">
          <span>
            {t('level')} <strong className="font-semibold text-ink">{profile.levelName}</strong>
          </span>
          {!profile.isMainAccount && (
            <span className="rounded-small bg-information-ground px-2 font-medium text-information">
              {t('subAccount')}
            </span>
          )}
        </p>
        {!profile.isMainAccount && <p className="text-small text-muted">{t('subAccount.text')}</p>}
      </div>
    </header>
  );
}

function MemberCode({ code }: { readonly code: string }) {
  const { t } = useTranslation('member');
  return (
    <Card className="grid content-between gap-4 p-6">
      <h2 className="text-small font-medium text-muted">{t('code.title')}</h2>
      <p className="flex flex-wrap items-center justify-between gap-3">
        <span className="font-mono text-display font-semibold tracking-[0.12em] text-primary-9">{code}</span>
        <CopyText
          text={code}
          label={t('copy.of', { name: t('code.title') })}
          className="inline-flex min-h-11 items-center gap-2 rounded-control bg-primary-7 px-5 text-small font-medium text-on-primary transition-colors hover:bg-primary-8"
        >
          {t('copy')}
        </CopyText>
      </p>
      <p className="text-small text-muted">{t('code.text')}</p>
    </Card>
  );
}

function Figures({ profile }: Props) {
  const { t, i18n } = useTranslation('member');
  const cny = useCnyText();
  const about = useAboutText();
  const number = numberFormat(i18n.language, {});
  const figures = [
    { title: t('figure.balance'), value: cny(profile.balance), about: about(profile.balance) },
    { title: t('figure.points'), value: number.format(profile.points) },
    { title: t('figure.coupons'), value: number.format(profile.couponCount) },
  ];
  return (
    <Card className="p-6">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-[2fr_1fr_1fr]">
        {figures.map((figure) => (
          <div key={figure.title} className="grid content-start gap-2 max-sm:first:col-span-2">
            <dt className="text-small font-medium text-muted">{figure.title}</dt>
            <dd className="text-title font-semibold whitespace-nowrap">{figure.value}</dd>
            {figure.about && <dd className="text-small text-muted">{figure.about}</dd>}
          </div>
        ))}
      </dl>
    </Card>
  );
}
