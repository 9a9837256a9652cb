import { type ComponentType, lazy, Suspense } from 'react';
import type { StepName } from '@onehaul/ui/illustration/steps';

type Props = { readonly step: StepName; readonly className?: string };

const importDrawing = async (): Promise<{ default: ComponentType<Props> }> => ({
  default: (await import('@onehaul/ui/illustration/steps')).StepDrawing,
});
// A page that fails because the network is gone is shown without its drawing.
const Drawing = import.meta.env.SSR
  ? (await importDrawing()).default
  : lazy(() => importDrawing().catch(() => ({ default: () => null })));

/** Drawing of an error page. Every page can fail, so it is not part of what every page loads. */
export const StatusDrawing = ({ step }: Pick<Props, 'step'>) => (
  <Suspense fallback={<span className="aspect-[364/298] w-72" />}>
    <Drawing step={step} className="w-72" />
  </Suspense>
);
