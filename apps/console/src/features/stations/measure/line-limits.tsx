import { stationCalls } from '@onehaul/contract/console/stations';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../app/call-api.ts';
import { useStation } from '../kit/station-context.tsx';
import { ToneMark } from '../kit/tones.tsx';
import { judgeSize } from './judge-size.ts';
import { readMeasure, type TypedMeasures } from './measure-fields.tsx';

const freshMs = 5 * 60_000;
const maxShown = 6;

/** Warns which lines refuse or surcharge the typed measures while the parcel is still at the station. */
export function LineLimits({ typed }: { readonly typed: TypedMeasures }) {
  const { t, i18n } = useTranslation('station');
  const { workplace } = useStation();
  const { shopId, warehouseId } = workplace;
  const { data } = useQuery({
    queryKey: ['stations', 'limits', shopId, warehouseId],
    queryFn: ({ signal }) => callApi(stationCalls.limits, { shopId, warehouseId }, { signal }),
    staleTime: freshMs,
  });
  if (!data) return null;
  const { weight, length } = measuresIn(i18n.language);
  const judged = judgeSize(data.lines, {
    weightGrams: readMeasure('weight', typed.weight),
    sides: (['length', 'width', 'height'] as const).map((name) => readMeasure(name, typed[name])),
  });
  const taken = data.lines.length - judged.filter(({ verdict }) => verdict === 'refused').length;
  return (
    <div data-limits={judged.length} className="flex flex-col gap-1 text-small">
      {judged.length > 0 && (
        <p className="font-semibold">{t('limit.taken', { taken, count: data.lines.length })}</p>
      )}
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1">
        {judged.slice(0, maxShown).map(({ line, verdict, by, limit }) => (
          <li key={line} data-limit={verdict} className="flex items-center gap-2">
            <ToneMark tone={verdict === 'refused' ? 'bad' : 'notice'} />
            <span>
              {t(`limit.${verdict}.${by}`, { line, limit: by === 'weight' ? weight(limit) : length(limit) })}
            </span>
          </li>
        ))}
      </ul>
      {judged.length > maxShown && (
        <p className="text-muted">{t('limit.more', { count: judged.length - maxShown })}</p>
      )}
    </div>
  );
}
