import type { Me } from '@onehaul/contract/console/staff-session';
import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import { Link, NavLink, useNavigate } from 'react-router';
import { stationsFor } from '../../../app/navigation.ts';
import { paths } from '../../../app/paths.ts';
import { KeyCap } from './key-button.tsx';
import { toggleMuted, useIsMuted } from './muted.ts';
import { useKey } from './use-key.ts';
import type { Workplace } from './workplace.ts';

type Props = {
  readonly me: Me | undefined;
  readonly workplace: Workplace | undefined;
  readonly onChoose: () => void;
};

const quiet =
  'inline-flex min-h-10 items-center gap-2 rounded-control px-2.5 text-small text-muted hover:bg-primary-2 hover:text-ink';

export function StationHeader({ me, workplace, onChoose }: Props) {
  const { t } = useTranslation('station');
  const { t: c } = useTranslation('console');
  const isMuted = useIsMuted();
  useKey('F8', toggleMuted);
  return (
    <header className="flex items-center gap-3 border-b border-line bg-surface px-4 py-2">
      <Link to={paths.home} aria-label={t('header.leave')} title={t('header.leave')} className={quiet}>
        <Icon name="back" className="size-5" />
      </Link>
      <nav aria-label={t('header.stations')}>
        <ul className="flex gap-1">
          {stationsFor(me?.permissions).map(({ name, path }, index) => (
            <li key={name}>
              <StationLink path={path} keyName={`Alt+${index + 1}`} label={c(`page.${name}`)} />
            </li>
          ))}
        </ul>
      </nav>
      {workplace && (
        <button
          type="button"
          data-workplace={workplace.warehouseCode}
          data-key="F10"
          aria-keyshortcuts="F10"
          onClick={onChoose}
          className="ms-auto flex min-w-0 items-center gap-3 rounded-control border border-line-strong px-3 py-1 text-start hover:bg-primary-2"
        >
          <span className="sr-only">{t('header.workplace')}</span>
          <span className="flex min-w-0 flex-col leading-tight">
            <span className="truncate text-lead font-semibold">{workplace.warehouseName}</span>
            <span className="truncate text-caption text-muted">{workplace.shopName}</span>
          </span>
          <KeyCap name="F10" />
        </button>
      )}
      <button
        type="button"
        data-key="F8"
        aria-keyshortcuts="F8"
        aria-pressed={isMuted}
        onClick={toggleMuted}
        className={`${quiet} ${workplace ? '' : 'ms-auto'}`}
      >
        <KeyCap name="F8" />
        <Speaker isMuted={isMuted} />
        <span className="max-[1279px]:sr-only">{t(isMuted ? 'header.soundOff' : 'header.soundOn')}</span>
      </button>
      <span className="max-w-40 truncate text-small text-muted max-[1279px]:sr-only">
        {me?.name ?? t('header.nobody')}
      </span>
    </header>
  );
}

const Speaker = ({ isMuted }: { readonly isMuted: boolean }) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className="size-5 shrink-0"
  >
    <path d="M4 9.5v5h3.5l4.5 4v-13l-4.5 4Z" />
    <path d={isMuted ? 'm16 9.5 5 5m0-5-5 5' : 'M15.5 9.5a4 4 0 0 1 0 5M18 7a7.5 7.5 0 0 1 0 10'} />
  </svg>
);

type LinkProps = { readonly path: string; readonly keyName: string; readonly label: string };

function StationLink({ path, keyName, label }: LinkProps) {
  const navigate = useNavigate();
  useKey(keyName, () => void navigate(path));
  return (
    <NavLink
      to={path}
      aria-keyshortcuts={keyName}
      className="inline-flex min-h-10 items-center gap-2 rounded-control px-3 text-small whitespace-nowrap max-xl:gap-1 max-xl:px-1.5 text-muted hover:bg-primary-2 hover:text-ink aria-[current=page]:bg-primary-3 aria-[current=page]:font-semibold aria-[current=page]:text-primary-10"
    >
      <KeyCap name={keyName} />
      {label}
    </NavLink>
  );
}
