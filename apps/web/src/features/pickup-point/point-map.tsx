import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Place } from './distance.ts';
import { type FoundPoint, isSpread } from './finder-address.ts';
import {
  boxAround,
  clustersOf,
  type Projection,
  projectionOf,
  scaleOf,
  type Spot,
} from './map-projection.ts';
import { MapGround } from './map-ground.tsx';
import { labelsOf } from './map-labels.ts';
import { distanceText } from './point-card.tsx';

type Props = {
  readonly points: readonly FoundPoint[];
  readonly pointId: number | undefined;
  readonly origin: Place | undefined;
  readonly addressOf: (id: number) => string;
};

const size = { width: 600, height: 520 };
/** Distance below which marks would overlap. */
const reach = 34;
const maxScaleLength = 130;
/** Beyond this distance the visitor's position is not drawn: it would squeeze all points together. */
const farMetres = 100_000;

/** Map of the points. Land is drawn from files of our own, so no other company sees where visitors look. */
export function PointMap({ points, pointId, origin, addressOf }: Props) {
  const { t, i18n } = useTranslation('pickup');
  const [near, setNear] = useState<readonly number[]>();
  const zoomed = near && points.filter(({ id }) => near.includes(id));
  const inView = zoomed && zoomed.length > 0 ? zoomed : points;
  const isOriginNear = origin !== undefined && !zoomed && (points[0]?.metres ?? Infinity) < farMetres;
  const projection = projectionOf(boxAround(isOriginNear ? [...inView, origin] : inView), size);
  const scale = scaleOf(projection, size, maxScaleLength);
  const isInside = ({ x, y }: Spot) => x >= 0 && x <= size.width && y >= 0 && y <= size.height;
  const clusters = clustersOf(points, projection, reach).filter(isInside);

  return (
    <section
      aria-label={t('map')}
      className="relative overflow-hidden rounded-card border border-line lg:sticky lg:top-[calc(var(--header-height)+var(--spacing)*6)]"
    >
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        className="block w-full bg-information-ground"
        data-map
      >
        <MapGround
          projection={projection}
          size={size}
          scale={{ length: scale.length, text: distanceText(scale.metres, i18n.language) }}
        />
        {isOriginNear && <Here projection={projection} place={origin} />}
        <g aria-hidden="true" textAnchor="middle" fontSize={13} className="fill-muted">
          {labelsOf(clusters, size.width).map(({ key, x, y, text }) => (
            <text key={key} x={x} y={y} dy="0.7em">
              {text}
            </text>
          ))}
        </g>
        {clusters.map((cluster) =>
          cluster.points.length === 1 ? (
            <Mark
              key={cluster.points[0]!.id}
              spot={cluster}
              point={cluster.points[0]!}
              isChosen={cluster.points[0]!.id === pointId}
              address={addressOf(cluster.points[0]!.id)}
            />
          ) : (
            <Group
              key={`group-${cluster.points[0]!.id}`}
              spot={cluster}
              points={cluster.points}
              isChosen={cluster.points.some(({ id }) => id === pointId)}
              address={addressOf(cluster.points[0]!.id)}
              onOpen={
                isSpread(cluster.points) ? () => setNear(cluster.points.map(({ id }) => id)) : undefined
              }
            />
          ),
        )}
      </svg>
      {zoomed && (
        <Button
          variant="secondary"
          size="small"
          className="absolute start-3 top-3"
          onClick={() => setNear(undefined)}
        >
          {t('map.all')}
        </Button>
      )}
      <p className="border-t border-line bg-surface px-4 py-2 text-caption text-muted">
        {t('map.note')} {t('map.source')}
      </p>
    </section>
  );
}

const markLink = 'group outline-none';
const ring = 'fill-none stroke-transparent stroke-[3] group-focus-visible:stroke-(--focus)';

type MarkProps = {
  readonly spot: Spot;
  readonly point: FoundPoint;
  readonly isChosen: boolean;
  readonly address: string;
};

function Mark({ spot: { x, y }, point, isChosen, address }: MarkProps) {
  const { t } = useTranslation('pickup');
  const state = point.isOpen ? t('open') : t('closed');
  return (
    <Link
      to={address}
      replace
      preventScrollReset
      aria-label={`${point.name}, ${state}`}
      aria-current={isChosen ? 'true' : undefined}
      data-mark={point.id}
      className={markLink}
    >
      <title>{point.name}</title>
      <circle cx={x} cy={y} r={30} className="fill-transparent" />
      <circle cx={x} cy={y} r={16} className={ring} />
      {/* Closed points are hollow: colour alone must not carry meaning. */}
      <circle
        cx={x}
        cy={y}
        r={isChosen ? 12 : 9}
        strokeWidth={3}
        className={`${point.isOpen ? 'fill-primary-7' : 'fill-surface'} ${isChosen ? 'stroke-ink' : point.isOpen ? 'stroke-surface' : 'stroke-primary-7'}`}
      />
    </Link>
  );
}

type GroupProps = {
  readonly spot: Spot;
  readonly points: readonly FoundPoint[];
  readonly isChosen: boolean;
  readonly address: string;
  /** Zooms in; undefined where that would reveal nothing. */
  readonly onOpen: (() => void) | undefined;
};

function Group({ spot: { x, y }, points, isChosen, address, onOpen }: GroupProps) {
  const { t } = useTranslation('pickup');
  const label = t('map.group', { count: points.length });
  return (
    <Link
      to={address}
      replace
      preventScrollReset
      aria-label={label}
      data-group={points.length}
      className={markLink}
      onClick={(event) => {
        if (!onOpen) return;
        event.preventDefault();
        onOpen();
      }}
    >
      <title>{label}</title>
      <circle cx={x} cy={y} r={30} className="fill-transparent" />
      <circle cx={x} cy={y} r={22} className={ring} />
      <circle
        cx={x}
        cy={y}
        r={16}
        strokeWidth={3}
        className={`fill-primary-7 ${isChosen ? 'stroke-ink' : 'stroke-surface'}`}
      />
      <text
        x={x}
        y={y}
        dy="0.35em"
        textAnchor="middle"
        fontSize={14}
        fontWeight={600}
        className="fill-on-primary"
      >
        {points.length}
      </text>
    </Link>
  );
}

function Here({ projection, place }: { readonly projection: Projection; readonly place: Place }) {
  const { x, y } = projection.spotOf(place);
  return (
    <g aria-hidden="true">
      <circle cx={x} cy={y} r={14} className="fill-information opacity-20" />
      <path d={`M${x} ${y - 7}l7 7-7 7-7-7z`} className="fill-information" />
    </g>
  );
}
