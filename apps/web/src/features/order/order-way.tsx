import type { Track } from '@onehaul/contract/tracking';
import { useTranslation } from '@onehaul/i18n/react';
import { Timeline } from '../../app/tracking/timeline.tsx';
import { useZone } from '../../app/tracking/use-zone.ts';
import { DrawerPart } from './drawer-part.tsx';

/** Where a shipped order is: the timeline of the tracking page, with the carrier’s events. */
export function OrderWay({ track: { lines, updatedAt } }: { readonly track: Track }) {
  const { t } = useTranslation('order');
  const { t: tracking } = useTranslation('tracking');
  const zone = useZone();
  if (lines.length === 0) return null;
  return (
    <DrawerPart title={t('way.title')}>
      <div data-way-lines={lines.length}>
        <Timeline lines={lines} zone={zone} />
      </div>
      {updatedAt && (
        <p className="text-caption text-muted" data-updated>
          {tracking('updated', { time: zone.time(updatedAt) })}
          {' · '}
          {tracking('zone', { zone: zone.name(updatedAt) })}
        </p>
      )}
    </DrawerPart>
  );
}
