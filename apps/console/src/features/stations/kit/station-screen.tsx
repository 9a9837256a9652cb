import { useTranslation } from '@onehaul/i18n/react';
import type { ReactNode } from 'react';

type Props = {
  readonly name:
    | 'receive'
    | 'measure'
    | 'putAway'
    | 'hold'
    | 'pick'
    | 'pack'
    | 'measureAgain'
    | 'services'
    | 'boxes'
    | 'stockIn'
    | 'returnsIn';
  /** The large field, or several. */
  readonly scan: ReactNode;
  readonly children: ReactNode;
  /** What can be done here, each with its key. */
  readonly keys?: ReactNode;
};

/** A station from top to bottom: what it asks for, what it answers, what else its keys do. */
export function StationScreen({ name, scan, children, keys }: Props) {
  const { t } = useTranslation('console');
  const { t: s } = useTranslation('station');
  const title = t(`page.${name}`);
  return (
    <div className="flex min-h-0 grow flex-col gap-4" data-station={name}>
      <title>{title}</title>
      <h1 className="sr-only">{title}</h1>
      {/* Room for the mark of the focus; the keys stay in view while this scrolls. */}
      <div className="flex min-h-0 grow flex-col gap-5 overflow-y-auto p-2">
        {scan}
        {children}
      </div>
      {keys && (
        <fieldset aria-label={s('keys.label')} className="flex flex-wrap gap-2 px-2">
          {keys}
        </fieldset>
      )}
    </div>
  );
}
