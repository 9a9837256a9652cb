import type { ComponentProps } from 'react';
import type { OwnList } from './own-list.tsx';

type Tabs = NonNullable<ComponentProps<typeof OwnList>['tabs']>;

type Stages<Stage extends string> = {
  /** Name of the filter in the URL. */
  readonly filter: string;
  readonly label: string;
  readonly stages: readonly Stage[];
  readonly counts: Readonly<Record<Stage, number>>;
  /** Count of all rows, where some are in no stage. */
  readonly all?: number;
  /** Name of a stage, and of all of them together. */
  readonly nameOf: (stage: Stage | 'all') => string;
  readonly emptyOf: (stage: Stage) => ReturnType<Tabs['emptyOf']>;
};

/** Tabs of an own list by stage, each with its count; the first shows all. */
export function stageTabs<Stage extends string>({
  filter,
  label,
  stages,
  counts,
  all = stages.reduce((sum, stage) => sum + counts[stage], 0),
  nameOf,
  emptyOf,
}: Stages<Stage>): Tabs {
  return {
    filter,
    label,
    choices: [
      { value: '', label: nameOf('all'), count: all },
      ...stages.map((stage) => ({ value: stage, label: nameOf(stage), count: counts[stage] })),
    ],
    emptyOf: (value) => {
      const stage = stages.find((one) => one === value);
      return stage && emptyOf(stage);
    },
  };
}
