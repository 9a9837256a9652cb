import type { ReactNode } from 'react';
import { BillTotal } from './bill-side.tsx';
import type { Wizard } from './use-wizard.ts';

type Props = {
  readonly wizard: Wizard;
  /** Why the next action is not possible yet, or how long the price holds. */
  readonly remark?: ReactNode;
  /** Buttons, the main one last. */
  readonly children: ReactNode;
};

/** Actions of a step. Below 1280 px they stay in sight with the total, above the bottom tabs of a phone. */
export const ActionBar = ({ wizard, remark, children }: Props) => (
  <div
    data-action-bar
    className="sticky bottom-0 z-10 -mx-1 grid grid-cols-[minmax(0,1fr)] gap-2 rounded-t-card border border-line bg-surface px-4 py-3 shadow-float max-xl:pb-[max(--spacing(3),env(safe-area-inset-bottom))] xl:static xl:mx-0 xl:border-0 xl:bg-transparent xl:p-0 xl:shadow-none phone:bottom-[calc(--spacing(14)+env(safe-area-inset-bottom))] phone:pb-3"
  >
    {(wizard.bill || !remark) && <BillTotal wizard={wizard} />}
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
      {remark}
      <div className="flex gap-3 max-sm:w-full max-sm:*:last:grow">{children}</div>
    </div>
  </div>
);
