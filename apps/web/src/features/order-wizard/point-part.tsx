import type { PickupPoint } from '@onehaul/contract/pickup-point';
import { measuresIn } from '@onehaul/i18n/measures';
import { openingLines } from '@onehaul/i18n/opening-text';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { EmptyState } from '@onehaul/ui/empty-state';
import { SelectInput } from '@onehaul/ui/form/select-input';
import { TextInput } from '@onehaul/ui/form/text-input';
import { Tag } from '@onehaul/ui/tag';
import { useId, useState } from 'react';
import { CallFailure } from '../../app/portal/call-failure.tsx';
import { ListSkeleton } from '../../app/portal/list-states.tsx';
import { useAct } from '../../app/use-act.ts';
import { useLoaded } from '../../app/use-loaded.ts';
import { fieldId, type Known } from './step-errors.ts';
import { choiceInput, choiceLook, Part } from './part.tsx';
import { areasOf, pointsMatching } from './point-search.ts';
import type { Wizard } from './use-wizard.ts';
import { useWizardActs } from './use-wizard-acts.ts';

type Props = { readonly wizard: Wizard };

/** Initial number of points; the others appear on request or by search. */
const fewPoints = 6;

/** Pickup point select for lines that deliver to pickup points. */
export function PointPart({ wizard }: Props) {
  const { known } = wizard;
  if (known.line?.delivery !== 'pickup' || !known.address || known.address.kind === 'pickup') return null;
  return <PointFinder wizard={wizard} receiver={known.address} />;
}

type FinderProps = Props & { readonly receiver: NonNullable<Known['address']> };

function PointFinder({ wizard, receiver }: FinderProps) {
  const { t } = useTranslation('wizard');
  const loadActs = useWizardActs();
  const { countryId, countryName, receiverName } = receiver;
  const { data, error, retry } = useLoaded(String(countryId), async () =>
    (await loadActs()).loadPoints(countryId),
  );
  const open = data?.filter(({ isOpen }) => isOpen) ?? [];
  return (
    <div data-point-finder>
      <Part title={t('point.title')} text={t('point.text', { name: receiverName })}>
        {!data && error ? (
          <CallFailure error={error} onRetry={retry} />
        ) : !data ? (
          <ListSkeleton />
        ) : open.length === 0 ? (
          <EmptyState
            as="p"
            title={t('point.noneTitle', { country: countryName })}
            text={t('point.noneText')}
          />
        ) : (
          <PointChoice wizard={wizard} receiver={receiver} points={open} />
        )}
      </Part>
    </div>
  );
}

function PointChoice({
  wizard,
  receiver,
  points,
}: FinderProps & { readonly points: readonly PickupPoint[] }) {
  const { t } = useTranslation('wizard');
  const id = useId();
  const [text, setText] = useState('');
  const [area, setArea] = useState('');
  const [isAll, setAll] = useState(false);
  const [pointId, setPointId] = useState<number>();
  const use = useCollectAt(wizard, receiver);
  const found = pointsMatching(points, text, area);
  const shown = isAll ? found : found.slice(0, fewPoints);
  const chosen = found.find((point) => point.id === pointId);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap gap-3">
        <div className="grow basis-60">
          <TextInput
            id={`${id}-text`}
            type="search"
            label={t('point.search')}
            maxLength={60}
            value={text}
            placeholder={t('point.searchHint')}
            onChange={({ target }) => setText(target.value)}
            // Enter searches and must not submit the step.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </div>
        <SelectInput
          id={`${id}-area`}
          label={t('point.area')}
          value={area}
          onChange={({ target }) => setArea(target.value)}
        >
          <option value="">{t('point.areaAll')}</option>
          {areasOf(points).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectInput>
      </div>
      <output className="text-caption text-muted">{t('point.found', { count: found.length })}</output>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 md:grid-cols-2">
        {shown.map((point, index) => (
          <PointRow
            key={point.id}
            point={point}
            inputId={index === 0 ? fieldId('point') : undefined}
            isChosen={point.id === pointId}
            onChoose={() => setPointId(point.id)}
          />
        ))}
      </ul>
      {found.length > shown.length && (
        <Button variant="secondary" className="justify-self-start" onClick={() => setAll(true)}>
          {t('point.all', { count: found.length })}
        </Button>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          data-collect-here
          disabled={!chosen}
          isBusy={use.isPending}
          onClick={() => chosen && use.start(chosen)}
        >
          {t('point.use')}
        </Button>
        <span className="text-caption text-muted">{chosen ? chosen.name : t('point.choose')}</span>
      </div>
    </div>
  );
}

/** The same receiver's address at the pickup point: an existing one, or a new one beside the home address. */
function useCollectAt({ addresses, addAddress, change }: Wizard, receiver: FinderProps['receiver']) {
  const loadActs = useWizardActs();
  const { t } = useTranslation('wizard');
  return useAct(
    async (point: PickupPoint) => {
      const { receiverName, phone, telephone, countryId, isRegistered } = receiver;
      const known = addresses.find(
        (one) => one.pickupPointId === point.id && one.receiverName === receiverName && one.phone === phone,
      );
      if (known) return known;
      const draft = { receiverName, phone, telephone, countryId, isRegistered };
      const acts = await loadActs();
      return acts.addAddress({
        ...draft,
        kind: 'pickup',
        regionId: null,
        province: '',
        city: '',
        area: '',
        detail: point.address,
        postcode: '',
        pickupPointId: point.id,
        isDefault: false,
        sameReceiverAs: receiver.id,
      });
    },
    {
      onDone: (address) => {
        addAddress(address);
        change({ addressId: address.id });
      },
      done: () => t('point.done'),
    },
  );
}

type RowProps = {
  readonly point: PickupPoint;
  readonly inputId: string | undefined;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

function PointRow({ point, inputId, isChosen, onChoose }: RowProps) {
  const { t, i18n } = useTranslation('wizard');
  const { money } = measuresIn(i18n.language);
  const { name, cityName, areaName, address, serviceChargeCents, storageDays, kind } = point;
  const hours = [...openingLines(point.week, i18n.language), point.hours].filter(Boolean).join(' · ');
  return (
    <li>
      <label data-point={point.id} className={`${choiceLook} h-full`}>
        <input
          type="radio"
          name="order-point"
          id={inputId}
          className={choiceInput}
          checked={isChosen}
          onChange={onChoose}
        />
        <span className="min-w-0">
          <span className="me-2 font-semibold">{name}</span>
          <Tag>{t(`point.kind.${kind}`)}</Tag>
          <span className="block break-words">
            {[areaName, cityName, address].filter(Boolean).join(', ')}
          </span>
          {hours && <span className="block text-caption text-muted">{hours}</span>}
          <span className="block text-caption text-muted">
            {[
              serviceChargeCents > 0
                ? t('point.charge', { amount: money(serviceChargeCents, 'CNY') })
                : t('point.free'),
              t('point.kept', { count: storageDays }),
            ].join(' · ')}
          </span>
        </span>
      </label>
    </li>
  );
}
