import type { Surcharge, Tariff } from '@onehaul/domain/fee/tariff';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import { EditGrid } from '@onehaul/workbench/edit-grid';
import { useState } from 'react';
import { type SurchargeBand, surchargeColumns } from './columns.ts';
import { Problems, SectionCard } from './form-section.tsx';
import { useProblemWords } from './problem-words.ts';
import { RuleInput } from './rule-input.tsx';
import { useTariffFormatter } from './tariff-formatter.ts';
import { newSurchargeKey, surchargeFields } from './surcharge-fields.ts';

const maxSurcharges = 20;

type Props = {
  readonly tariff: Tariff;
  readonly onChange: (tariff: Tariff) => void;
  readonly problemsAt: (at: string) => string[];
};

const nextBand = (last: SurchargeBand | undefined): SurchargeBand => ({
  over: last?.upTo ?? 0,
  upTo: null,
  price: last?.price ?? { kind: 'fixed', minor: 0 },
});

export function SurchargesSection({ tariff, onChange, problemsAt }: Props) {
  const { t } = useTranslation('tariff');
  const { surcharges } = tariff;
  const [generation, setGeneration] = useState(0);
  const put = (next: readonly Surcharge[]) => onChange({ ...tariff, surcharges: next });
  const add = () => {
    const key = newSurchargeKey(
      'weight',
      surcharges.map((surcharge) => surcharge.key),
    );
    const bands = [{ over: 45_000, upTo: null, price: { kind: 'fixed', minor: 0 } as const }];
    put([...surcharges, { key, measure: 'weight', per: 'box', bands, least: 0, most: null, group: null }]);
  };
  const remove = (index: number) => {
    put(surcharges.toSpliced(index, 1));
    setGeneration(generation + 1);
  };
  return (
    <SectionCard section="surcharges" text={t('surchargesText')}>
      {surcharges.map((surcharge, index) => (
        <OneSurcharge
          key={`${generation}-${index}`}
          number={index + 1}
          surcharge={surcharge}
          all={surcharges}
          onChange={(next) => put(surcharges.map((each, at) => (at === index ? next : each)))}
          onRemove={() => remove(index)}
          problems={problemsAt(`surcharges.${index}`)}
        />
      ))}
      <Problems words={problemsAt('surcharges')} />
      <Button size="small" className="self-start" disabled={surcharges.length >= maxSurcharges} onClick={add}>
        {t('addSurcharge')}
      </Button>
    </SectionCard>
  );
}

type OneProps = {
  readonly number: number;
  readonly surcharge: Surcharge;
  readonly all: readonly Surcharge[];
  readonly onChange: (surcharge: Surcharge) => void;
  readonly onRemove: () => void;
  readonly problems: readonly string[];
};

function OneSurcharge({ number, surcharge, all, onChange, onRemove, problems }: OneProps) {
  const { t } = useTranslation('tariff');
  const formatter = useTariffFormatter();
  const problemWords = useProblemWords();
  const { measure, bands } = surcharge;
  const name = t('surchargeNumber', { number, name: formatter.bill(`rule.${measure}`) });
  return (
    <section aria-label={name} className="flex flex-col gap-3 rounded-control bg-sunken p-3">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-small font-semibold">{name}</h3>
        <Button size="small" aria-label={t('removeSurcharge', { name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(130px,1fr))] gap-3">
        {surchargeFields(formatter, all).map((column) => (
          <RuleInput key={column.key} column={column} row={surcharge} onChange={onChange} />
        ))}
      </div>
      <EditGrid<SurchargeBand>
        key={measure}
        label={name}
        columns={surchargeColumns(formatter, measure)}
        rows={bands}
        onChange={(next) => onChange({ ...surcharge, bands: next })}
        blank={nextBand}
        problemWords={problemWords}
      />
      <Problems words={problems} />
    </section>
  );
}
