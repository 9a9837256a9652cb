import type { Me } from '@onehaul/contract/console/staff-session';
import { useTranslation } from '@onehaul/i18n/react';
import { Icon, Outline } from '@onehaul/ui/icon';
import { useEffect, useRef } from 'react';
import { Link, NavLink, useLocation, useNavigate } from 'react-router';
import { stationsFor } from '../../../app/navigation.ts';
import { paths } from '../../../app/paths.ts';
import { KeyCap, KeySign } from './key-button.tsx';
import { type KeyName, keyOf, stationKeys } from './key-map.ts';
import { toggleMuted, useIsMuted } from './muted.ts';
import { useKey } from './use-key.ts';
import type { Workplace } from './workplace.ts';

type Props = {
  readonly me: Me | undefined;
  readonly workplace: Workplace | undefined;
  readonly onChoose: () => void;
};

const quiet =
  'inline-flex min-h-10 items-center gap-2 rounded-control px-2.5 text-small text-muted hover:bg-primary-2 hover:text-ink pointer-coarse:min-h-control pointer-coarse:min-w-control pointer-coarse:justify-center';

/** Eleven station names fill a common screen width; shortcuts are shown only on wider ones. */
const wideOnly = 'max-[1799px]:hidden';

export function StationHeader({ me, workplace, onChoose }: Props) {
  const { t } = useTranslation('station');
  const { t: c } = useTranslation('console');
  const isMuted = useIsMuted();
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  useKey(keyOf('sound'), toggleMuted);
  // A narrow window shows part of the row, so the current station is scrolled into view.
  useEffect(() => {
    row.current?.querySelector('[aria-current=page]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [pathname, me]);
  return (
    <header className="flex items-center gap-3 border-b border-line bg-surface px-4 py-2 max-md:gap-1 max-md:px-1 max-md:py-1">
      <Link to={paths.home} aria-label={t('header.leave')} title={t('header.leave')} className={quiet}>
        <Icon name="back" className="size-5" />
      </Link>
      <nav
        ref={row}
        aria-label={t('header.stations')}
        className="flex min-w-0 items-center gap-1.5 overflow-x-auto [scrollbar-width:thin] max-md:hidden"
      >
        <span aria-hidden="true" className={`${wideOnly} text-caption whitespace-nowrap text-muted`}>
          Alt +
        </span>
        <ul className="flex gap-0.5">
          {stationsFor(me?.permissions).map(({ name, path }) => (
            <li key={name}>
              <StationLink path={path} keyName={stationKeys[name]} label={c(`page.${name}`)} />
            </li>
          ))}
        </ul>
      </nav>
      <StationChoice me={me} current={pathname} />
      {workplace && (
        <button
          type="button"
          data-workplace={workplace.warehouseCode}
          data-key={keyOf('workplace')}
          aria-keyshortcuts={keyOf('workplace')}
          onClick={onChoose}
          title={[workplace.warehouseName, workplace.shopName].join(' · ')}
          className="ms-auto flex max-w-80 min-w-48 shrink-999 items-center gap-3 rounded-control border border-line-strong px-3 py-1 text-start hover:bg-primary-2 max-md:min-h-control max-md:min-w-0 max-md:shrink"
        >
          <span className="sr-only">{t('header.workplace')}</span>
          <span className="flex min-w-0 flex-col leading-tight">
            <span className="truncate text-lead font-semibold max-md:text-small">
              {workplace.warehouseName}
            </span>
            <span className="truncate text-caption text-muted max-md:hidden">{workplace.shopName}</span>
            <span className="truncate text-caption text-muted">{me?.name ?? t('header.nobody')}</span>
          </span>
          <span className="max-md:hidden">
            <KeyCap name={keyOf('workplace')} />
          </span>
        </button>
      )}
      <button
        type="button"
        data-key={keyOf('sound')}
        aria-keyshortcuts={keyOf('sound')}
        aria-pressed={isMuted}
        onClick={toggleMuted}
        className={`${quiet} ${workplace ? '' : 'ms-auto'}`}
      >
        <span className="max-md:hidden">
          <KeyCap name={keyOf('sound')} />
        </span>
        <Speaker isMuted={isMuted} />
        <span className="whitespace-nowrap max-[1799px]:sr-only">
          {t(isMuted ? 'header.soundOff' : 'header.soundOn')}
        </span>
      </button>
      {!workplace && (
        <span className="max-w-40 truncate text-small text-muted">{me?.name ?? t('header.nobody')}</span>
      )}
    </header>
  );
}

const Speaker = ({ isMuted }: { readonly isMuted: boolean }) => (
  <Outline
    shape={`M4 9.5v5h3.5l4.5 4v-13l-4.5 4Z${isMuted ? 'M16 9.5l5 5m0-5-5 5' : 'M15.5 9.5a4 4 0 0 1 0 5M18 7a7.5 7.5 0 0 1 0 10'}`}
  />
);

type ChoiceProps = { readonly me: Me | undefined; readonly current: string };

/** In the hand: the stations as a native list. */
function StationChoice({ me, current }: ChoiceProps) {
  const { t } = useTranslation('station');
  const { t: c } = useTranslation('console');
  const navigate = useNavigate();
  return (
    <select
      data-station-choice
      aria-label={t('header.stations')}
      value={current}
      onChange={({ target }) => void navigate(target.value)}
      className="min-h-control min-w-0 rounded-control border border-line-strong bg-surface px-2 text-[16px] font-semibold md:hidden"
    >
      {stationsFor(me?.permissions).map(({ name, path }) => (
        <option key={name} value={path}>
          {c(`page.${name}`)}
        </option>
      ))}
    </select>
  );
}

type LinkProps = { readonly path: string; readonly keyName: KeyName; readonly label: string };

function StationLink({ path, keyName, label }: LinkProps) {
  const navigate = useNavigate();
  useKey(keyName, () => void navigate(path));
  return (
    <NavLink
      to={path}
      aria-keyshortcuts={keyName}
      title={keyName}
      className="inline-flex min-h-10 items-center gap-1.5 rounded-control px-2 text-small whitespace-nowrap text-muted max-[1439px]:px-1.5 hover:bg-primary-2 hover:text-ink aria-[current=page]:bg-primary-3 aria-[current=page]:font-semibold aria-[current=page]:text-primary-10"
    >
      <span className={wideOnly}>
        <KeySign>{keyName.replace('Alt+', '')}</KeySign>
      </span>
      {label}
    </NavLink>
  );
}
