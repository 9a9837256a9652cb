import { useTranslation } from '@onehaul/i18n/react';
import type { ReactNode } from 'react';
import type { StationName } from '../../../app/navigation.ts';
import { useStation } from './station-context.tsx';

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
    <div className="flex grow flex-col gap-4 md:min-h-0" data-station={name}>
      <title>{`${title} - ${workplace.warehouseName}`}</title>
      <h1 className="sr-only">{title}</h1>
      {/* Padding for the focus ring. Where the keys fit below, only this part scrolls; a narrow screen
          scrolls as a whole. */}
      <div className="flex grow flex-col gap-5 p-2 md:min-h-0 md:overflow-y-auto">
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
