import type { PickupPoint } from '@onehaul/contract/pickup-point';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Select } from '@onehaul/ui/form/select';
import { controlLook } from '@onehaul/ui/form/text-input';
import { Icon } from '@onehaul/ui/icon';
import { useToast } from '@onehaul/ui/toast';
import { useEffect, useId, useRef, useState } from 'react';
import type { Place } from './distance.ts';
import { districtsOf, kinds, type FinderQuery } from './finder-address.ts';

type Change = (change: Readonly<Record<string, string | undefined>>) => void;
type Props = {
  readonly points: readonly PickupPoint[];
  readonly wanted: FinderQuery;
  /** Origin point of the distances. */
  readonly origin: PickupPoint | undefined;
  /** Distances are measured from the visitor's position. */
  readonly isHere: boolean;
  readonly onChange: Change;
  readonly onHere: (place: Place) => void;
};

const box =
  'flex min-h-control items-center gap-2 rounded-control border border-line px-3 text-small has-checked:border-primary-9 has-checked:bg-primary-2';

/** GET form: works without script through its button. */
export function FinderFilters({ points, wanted, origin, isHere, onChange, onHere }: Props) {
  const { t } = useTranslation('pickup');
  const id = useId();
  const [kind, showKind] = useShown<string>(wanted.kind ?? '');
  const [country, showCountry] = useShown(String(wanted.countryId ?? ''));
  const [district, showDistrict] = useShown(wanted.districtId);
  const groups = districtsOf(
    points.filter((point) => !wanted.countryId || point.countryId === wanted.countryId),
  );
  const countries = [...new Map(points.map(({ countryId, countryName }) => [countryId, countryName]))];
  const shownKinds = kinds.filter((one) => points.some((point) => point.kind === one));
  const isFeeAsked = points.some(({ serviceChargeCents }) => serviceChargeCents > 0);
  return (
    <search className="grid gap-3">
      <form className="flex flex-wrap items-center gap-3" onSubmit={(event) => event.preventDefault()}>
        <TextField text={wanted.text} onChange={onChange} />
        {shownKinds.length > 1 && (
          <>
            <label htmlFor={`${id}-kind`} className="sr-only">
              {t('kind')}
            </label>
            <Select
              id={`${id}-kind`}
              name="kind"
              value={kind}
              onChange={({ target }) => {
                showKind(target.value);
                onChange({ kind: target.value });
              }}
            >
              <option value="">{t('kind.all')}</option>
              {shownKinds.map((one) => (
                <option key={one} value={one}>
                  {t(`kind.${one}`)}
                </option>
              ))}
            </Select>
          </>
        )}
        {countries.length > 1 && (
          <>
            <label htmlFor={`${id}-country`} className="sr-only">
              {t('country')}
            </label>
            <Select
              id={`${id}-country`}
              name="country"
              value={country}
              onChange={({ target }) => {
                showCountry(target.value);
                onChange({ country: target.value, district: undefined });
              }}
            >
              <option value="">{t('country.all')}</option>
              {countries.map(([countryId, name]) => (
                <option key={countryId} value={countryId}>
                  {name}
                </option>
              ))}
            </Select>
          </>
        )}
        {groups.flatMap(({ districts }) => districts).length > 1 && (
          <>
            <label htmlFor={`${id}-district`} className="sr-only">
              {t('district')}
            </label>
            <Select
              id={`${id}-district`}
              name="district"
              value={district}
              className="max-w-full"
              onChange={({ target }) => {
                showDistrict(target.value);
                onChange({ district: target.value });
              }}
            >
              <option value="">{t('district.all')}</option>
              {groups.map(({ name, districts }) => (
                <optgroup key={name} label={name}>
                  {districts.map((one) => (
                    <option key={one.id} value={one.id}>
                      {t('district.count', { name: one.name, count: one.count })}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Select>
          </>
        )}
        <Box name="open" label={t('openOnly')} isOn={wanted.isOpenOnly} onChange={onChange} />
        {isFeeAsked && <Box name="free" label={t('freeOnly')} isOn={wanted.isFreeOnly} onChange={onChange} />}
        <noscript>
          <Button type="submit" variant="secondary">
            {t('find')}
          </Button>
        </noscript>
        <NearMe onHere={onHere} />
      </form>
      {(origin || isHere) && (
        <p className="flex flex-wrap items-center gap-2 text-small text-muted">
          <Icon name="pin" className="size-4" />
          {origin ? t('from.point', { name: origin.name }) : t('from.here')}
          {origin && (
            <button
              type="button"
              className="min-h-6 underline underline-offset-4 hover:text-ink"
              onClick={() => onChange({ from: undefined })}
            >
              {t('from.clear')}
            </button>
          )}
        </p>
      )}
    </search>
  );
}

/** Optimistic value: shows a choice before the URL has changed; a URL change resets it. */
function useShown<Value>(value: Value) {
  const [state, setState] = useState({ value, shown: value });
  if (state.value !== value) setState({ value, shown: value });
  return [state.shown, (shown: Value) => setState({ value, shown })] as const;
}

type BoxProps = {
  readonly name: string;
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: Change;
};

function Box({ name, label, isOn, onChange }: BoxProps) {
  const [isTicked, showTicked] = useShown(isOn);
  return (
    <label className={box}>
      <input
        type="checkbox"
        name={name}
        value="1"
        checked={isTicked}
        onChange={({ target }) => {
          showTicked(target.checked);
          onChange({ [name]: target.checked ? '1' : undefined });
        }}
        className="size-4 accent-primary-9"
      />
      {label}
    </label>
  );
}

const pauseMs = 200;

function TextField({ text, onChange }: { readonly text: string; readonly onChange: Change }) {
  const { t } = useTranslation('pickup');
  const [typed, setTyped] = useState(text);
  const sent = useRef(text);
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  useEffect(() => {
    if (text !== sent.current) setTyped(text);
    sent.current = text;
  }, [text]);
  useEffect(() => {
    if (typed.trim() === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed.trim();
      change.current({ text: typed.trim() });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <span className="relative grow basis-64">
      <Icon
        name="search"
        className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-muted"
      />
      <input
        type="search"
        name="text"
        aria-label={t('search')}
        placeholder={t('search')}
        maxLength={60}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className={`${controlLook} ps-9!`}
      />
    </span>
  );
}

/** Requests the visitor's position, on click only. */
function NearMe({ onHere }: { readonly onHere: (place: Place) => void }) {
  const { t } = useTranslation('pickup');
  const notify = useToast();
  const [isAsking, setAsking] = useState(false);
  function ask() {
    if (!('geolocation' in navigator)) return notify(t('near.none'), 'danger');
    setAsking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setAsking(false);
        onHere({ latitude, longitude });
      },
      ({ code, PERMISSION_DENIED }) => {
        setAsking(false);
        notify(t(code === PERMISSION_DENIED ? 'near.denied' : 'near.none'), 'danger');
      },
      { maximumAge: 300_000, timeout: 15_000 },
    );
  }
  return (
    <Button variant="secondary" onClick={ask} disabled={isAsking} data-near>
      <Icon name="pin" className="size-4" />
      {t(isAsking ? 'near.asking' : 'near.action')}
    </Button>
  );
}
