import { useTranslation } from '@onehaul/i18n/react';
import { ChoiceGroup } from '@onehaul/ui/choice-group';
import { CopyButton } from '@onehaul/ui/copy-button';
import { LinkButton } from '@onehaul/ui/button';
import { Icon } from '@onehaul/ui/icon';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useRootData } from '../../app/root-data.ts';
import { BoxRows } from './box-rows.tsx';
import type { WeighingLine } from './divisors.ts';
import { FeeFrame } from './fee-frame.tsx';
import { readBoxes, readUnits, writeBoxes, writeVolumeAddress } from './goods-address.ts';
import { boxesOf, type TypedBox, type Units } from './typed-box.ts';
import { useAddress } from './use-address.ts';
import { VolumeResult } from './volume-result.tsx';

type Props = { readonly lines: readonly WeighingLine[] };

/** Volumetric weight by every relevant divisor, and volume. */
export function VolumePage(props: Props) {
  const { t } = useTranslation('fee');
  const { key } = useLocation();
  return (
    <FeeFrame page={paths.volumeConversion} text={t('volume.text')}>
      <Converter key={key} {...props} />
    </FeeFrame>
  );
}

function Converter({ lines }: Props) {
  const { t } = useTranslation('fee');
  const { t: storefront } = useTranslation('storefront');
  const { pathname, search } = useLocation();
  const { origin } = useRootData();
  const [rows, setRows] = useState<readonly TypedBox[]>(() =>
    readBoxes(new URLSearchParams(search).get('boxes')),
  );
  const [units, setUnits] = useState<Units>(() => readUnits(new URLSearchParams(search)));
  const address = writeVolumeAddress(rows, units);
  useAddress(address);
  const boxes = boxesOf(rows, units);
  const isMetric = units.size === 'cm' && units.weight === 'kg';
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[5fr_7fr]">
      <form className="grid min-w-0 gap-5" noValidate onSubmit={(event) => event.preventDefault()}>
        <div className="grid gap-5 sm:grid-cols-2">
          <ChoiceGroup
            legend={t('volume.size')}
            name="size"
            choices={[
              { value: 'cm', label: t('volume.cm') },
              { value: 'in', label: t('volume.in') },
            ]}
            value={units.size}
            onChange={(size) => setUnits((before) => ({ ...before, size }))}
          />
          <ChoiceGroup
            legend={t('volume.weight')}
            name="weight"
            choices={[
              { value: 'kg', label: t('volume.kg') },
              { value: 'lb', label: t('volume.lb') },
            ]}
            value={units.weight}
            onChange={(weight) => setUnits((before) => ({ ...before, weight }))}
          />
        </div>
        <div>
          <h2 className="mb-2 text-small font-medium">{t('boxes.title')}</h2>
          <BoxRows rows={rows} units={units} onChange={setRows} />
        </div>
        <div className="flex flex-wrap gap-3">
          <CopyButton
            text={origin + pathname + address}
            copied={storefront('copy.done')}
            failed={storefront('copy.failed')}
            className="inline-flex min-h-control items-center gap-2 rounded-control border border-line-strong px-4 text-small font-medium hover:bg-primary-2"
          >
            <Icon name="copy" className="size-4" />
            {t('offers.share')}
          </CopyButton>
          {boxes && isMetric && (
            <LinkButton
              to={`${paths.shippingCalculation}?${new URLSearchParams({ boxes: writeBoxes(rows) })}`}
            >
              {t('volume.price')}
              <Icon name="forward" />
            </LinkButton>
          )}
        </div>
      </form>
      <VolumeResult boxes={boxes} lines={lines} />
    </div>
  );
}
