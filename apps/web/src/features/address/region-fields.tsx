import { useTranslation } from '@onehaul/i18n/react';
import { ChainedSelect } from '@onehaul/ui/form/chained-select';
import { TextInput } from '@onehaul/ui/form/text-input';
import { useListWords } from '../../app/portal/use-list-words.ts';
import type { Mark } from './address-marks.ts';
import type { AddressDraft } from './address-values.ts';
import { RecognitionMark } from './recognition-mark.tsx';
import type { useRegions } from './use-regions.ts';

type Level = 'province' | 'city' | 'area';

type Props = {
  readonly regions: ReturnType<typeof useRegions>;
  readonly draft: AddressDraft;
  readonly field: (name: Level) => {
    readonly id: string;
    readonly name: string;
    readonly error: string | undefined;
  };
  /** Recognition certainty of the pasted message. */
  readonly mark?: Mark | undefined;
  readonly onPath: (path: readonly string[]) => void;
  readonly onText: (name: Level, text: string) => void;
};

/** Province, city and area: selects that depend on each other, or text where the platform has no region data. */
export function RegionFields({ regions, draft, field, mark, onPath, onText }: Props) {
  const { t } = useTranslation('address');
  const words = useListWords();
  const path = draft.regionIds;
  if (regions.isKnown && !regions.hasRegions)
    return (
      <div className="grid items-start gap-4 sm:grid-cols-3">
        {(['province', 'city', 'area'] as const).map((name) => (
          <TextInput
            key={name}
            {...field(name)}
            label={t(name)}
            maxLength={80}
            value={draft[name]}
            onChange={({ target }) => onText(name, target.value)}
          />
        ))}
      </div>
    );
  return (
    <ChainedSelect
      path={path}
      onChange={onPath}
      words={words}
      levels={regions.levels.map(({ name, places, isLoading }, level) => ({
        ...field(name),
        label: t(name),
        options: (places ?? []).map((place) => ({ value: place.id, label: place.name })),
        isLoading,
        mark: mark && <RecognitionMark mark={path[level] ? mark : 'check'} />,
      }))}
    />
  );
}
