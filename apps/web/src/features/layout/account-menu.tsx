import type { Profile as WholeProfile } from '@onehaul/contract/member';
import { Icon, type IconName } from '@onehaul/ui/icon';
import { Popover } from '@onehaul/ui/popover';
import { useTranslation } from '@onehaul/i18n/react';
import { useEffect, useState } from 'react';
import { Link, useRevalidator, useRouteLoaderData } from 'react-router';
import { paths } from '../../app/paths.ts';
import { forgetEvent } from '../../app/session/forget-event.ts';
import { useInBrowser } from '../../app/use-in-browser.ts';

const item =
  'flex min-h-10 w-full items-center gap-3 rounded-control px-3 py-1 text-small hover:bg-primary-2 pointer-coarse:min-h-control';
const links = [
  { to: paths.personal, text: 'header.member', icon: 'person' },
  { to: paths.account, text: 'header.account', icon: 'settings' },
] as const satisfies readonly { to: string; text: string; icon: IconName }[];

type Profile = Pick<WholeProfile, 'name' | 'username' | 'avatarUrl'>;

/** Menu of a signed-in member: own pages and sign-out (§2). Works before the account is loaded. */
export function AccountMenu() {
  const { t } = useTranslation('storefront');
  const profile = useProfile();
  const isInBrowser = useInBrowser();
  const name = profile?.name || profile?.username;
  return (
    <Popover
      id="account-menu"
      label={name ? t('header.accountOf', { name }) : t('header.accountMenu')}
      trigger={
        <>
          <Face profile={profile} />
          <Icon name="down" className="hidden size-4 sm:block" />
        </>
      }
      triggerClassName="flex min-h-10 items-center gap-1 rounded-control px-2 hover:bg-primary-2 pointer-coarse:min-h-control pointer-coarse:min-w-control max-sm:justify-center"
      panelClassName="w-60 p-2"
    >
      {name && (
        <p className="truncate border-b border-line px-3 pt-1 pb-3 text-small font-semibold">{name}</p>
      )}
      <ul className={name ? 'mt-2' : undefined}>
        {links.map(({ to, text, icon }) => (
          <li key={to}>
            <Link to={to} className={item}>
              <Icon name={icon} className="size-4" />
              {t(text)}
            </Link>
          </li>
        ))}
        <li>
          {/* The popover opens before hydration, when a click here would be lost. */}
          <button
            type="button"
            disabled={!isInBrowser}
            onClick={() => void signOut()}
            className={`${item} disabled:opacity-50`}
          >
            <Icon name="leave" className="size-4" />
            {t('header.logout')}
          </button>
        </li>
      </ul>
    </Popover>
  );
}

/** Fixed size with or without the profile, to prevent layout shift. */
const Face = ({ profile }: { readonly profile: Profile | undefined }) => (
  <span className="flex size-8 shrink-0 items-center justify-center overflow-hidden rounded-full bg-primary-3 text-small font-semibold text-primary-9">
    {profile?.avatarUrl ? (
      <img src={profile.avatarUrl} alt="" width={32} height={32} className="size-full object-cover" />
    ) : profile ? (
      [...(profile.name || profile.username)][0]?.toUpperCase()
    ) : (
      <Icon name="person" />
    )}
  </span>
);

async function signOut(): Promise<void> {
  const ending = await import('../../app/session/sign-out.ts').catch(() => undefined);
  if (ending) return ending.signOutAndGoHome();
  // Without a connection this code cannot load: the page that is read offline forgets the member by itself.
  window.dispatchEvent(new Event(forgetEvent));
  sessionStorage.clear();
  return location.assign(paths.home);
}

/** The account: own pages have it already, others load it after the page. */
function useProfile(): Profile | undefined {
  const own = useRouteLoaderData<{ readonly profile: Profile }>('routes/own');
  const loaded = useLoadedProfile(own === undefined);
  return own?.profile ?? loaded;
}

/** Loads the account for members only. An ended session becomes a visitor's page. */
function useLoadedProfile(isWanted: boolean): Profile | undefined {
  const [profile, setProfile] = useState<Profile>();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWanted) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;
    async function start(): Promise<void> {
      const { account, loadAccountIfSignedIn } = await import('../../app/session/account.ts');
      if (isGone) return;
      stop = account.listen(() => setProfile(account.read()));
      setProfile(account.read());
      if (!(await loadAccountIfSignedIn())) await revalidate();
    }
    // The links of the menu work without this script.
    void start().catch(() => undefined);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [isWanted, revalidate]);
  return profile;
}
