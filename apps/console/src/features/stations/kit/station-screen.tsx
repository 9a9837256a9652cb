import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import { type ReactNode, useEffect, useState } from 'react';
import type { StationName } from '../../../app/navigation.ts';
import { useStation } from './station-context.tsx';
import './station-keys.css';

type Props = {
  readonly name: StationName;
  /** The scan field or fields. */
  readonly scan: ReactNode;
  readonly children: ReactNode;
  /** Available actions with their shortcuts. */
  readonly keys?: ReactNode;
};

/** Station layout: scan field, result, and further actions with shortcuts. */
export function StationScreen({ name, scan, children, keys }: Props) {
  const { t } = useTranslation('console');
  const { t: s } = useTranslation('station');
  const { workplace } = useStation();
  const title = t(`page.${name}`);
  return (
    <div className="flex min-h-0 grow flex-col gap-4 max-md:gap-0" data-station={name}>
      <title>{`${title} - ${workplace.warehouseName}`}</title>
      <h1 className="sr-only">{title}</h1>
      {/* Padding for the focus ring. Only this part scrolls; in the hand the scan field stays in sight. */}
      <div className="flex min-h-0 grow flex-col gap-5 overflow-y-auto p-2 max-md:gap-3 max-md:px-3 max-md:pt-0">
        <div className="max-md:sticky max-md:top-0 max-md:z-1 max-md:-order-2 max-md:-mx-1 max-md:bg-page max-md:px-1 max-md:py-2">
          {scan}
        </div>
        {children}
      </div>
      {keys && <Keys label={s('keys.label')}>{keys}</Keys>}
    </div>
  );
}

/** Actions below the work. In the hand the first two that can be used are a bar, which opens for the others. */
function Keys({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const { t } = useTranslation('station');
  const [isOpen, setOpen] = useState(false);
  // Any press closes it. Captured, so that the press that opens it is not heard.
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = () => setOpen(false);
    document.addEventListener('click', close, { capture: true });
    return () => document.removeEventListener('click', close, { capture: true });
  }, [isOpen]);
  return (
    <fieldset aria-label={label} data-open={isOpen} className="station-keys flex flex-wrap gap-2 px-2">
      {children}
      <button
        type="button"
        data-more
        aria-expanded={isOpen}
        aria-label={t(isOpen ? 'hand.fewer' : 'hand.more')}
        onClick={() => setOpen(!isOpen)}
        className="hidden min-h-control w-control shrink-0 place-items-center rounded-control border border-line-strong bg-surface"
      >
        <Icon name={isOpen ? 'down' : 'more'} className="size-5" />
      </button>
    </fieldset>
  );
}
