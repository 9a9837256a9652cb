import type { Profile } from '@onehaul/contract/member';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { type ComponentProps, type ReactNode, Suspense, useState } from 'react';
import { takeWelcomeFlag } from '../../app/flash-message.ts';
import { lazyPart } from '../../app/lazy-part.ts';
import { CopyText } from '../../app/portal/copy-text.tsx';
import { PrivateHead } from '../../app/private-head.tsx';
import { useInBrowser } from '../../app/use-in-browser.ts';
import { DeliveryAddresses } from './delivery-addresses.tsx';
import { Portrait } from './portrait.tsx';

const WelcomeDialog = lazyPart(async () => ({
  default: (await import('./welcome-dialog.tsx')).WelcomeDialog,
}));

let isDue = false;

/** Memoized outside React: rendering may run more than once before it commits, and taking clears the flag. */
function isWelcomeDue(): boolean {
  isDue ||= takeWelcomeFlag();
  return isDue;
}

type Props = {
  readonly profile: Pick<
    Profile,
    'name' | 'username' | 'memberCode' | 'avatarUrl' | 'levelName' | 'isMainAccount'
  >;
};
type PageProps = Props & {
  readonly warehouses: ComponentProps<typeof DeliveryAddresses>['warehouses'];
  /** The overview is another feature; the route injects it. */
  readonly board: ReactNode;
};

/** /member/personal: the member's identity, pending tasks, balances and delivery addresses. */
export function PersonalPage({ profile, warehouses, board }: PageProps) {
  const { t } = useTranslation('member');
  const isInBrowser = useInBrowser();
  const [isClosed, setClosed] = useState(false);
  return (
    <>
      <PrivateHead title={t('title.personal')} />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Greeting profile={profile} />
        <MemberCode code={profile.memberCode} />
      </div>
      {board}
      <DeliveryAddresses memberCode={profile.memberCode} warehouses={warehouses} />
      {isInBrowser && !isClosed && isWelcomeDue() && (
        <Suspense>
          <WelcomeDialog
            name={profile.name || profile.username}
            memberCode={profile.memberCode}
            onClose={() => {
              isDue = false;
              setClosed(true);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

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
    <Card className="flex flex-wrap items-center gap-x-5 gap-y-2 px-5 py-3">
      <div>
        <h2 className="text-caption font-medium text-muted">{t('code.title')}</h2>
        <p className="font-mono text-title font-semibold tracking-[0.12em] text-primary-9">{code}</p>
      </div>
      <CopyText
        text={code}
        label={t('copy.of', { name: t('code.title') })}
        className="inline-flex min-h-control items-center gap-2 rounded-control bg-primary-7 px-4 text-small font-medium text-on-primary transition-colors hover:bg-primary-8"
      >
        {t('copy')}
      </CopyText>
      <p className="max-w-60 text-caption text-muted">{t('code.text')}</p>
    </Card>
  );
}
