import { marketplaceCalls } from '@onehaul/contract/marketplace';
import { openMade } from '../../app/portal/generated-file.ts';
import { useToldSend } from '../../app/portal/told-send.ts';
import { useChange } from '../../app/portal/use-change.ts';

/** Opens the marketplace's labels for printing. */
export function useLabels() {
  const send = useToldSend();
  return useChange((ids: number[]) => send(marketplaceCalls.labels, { ids }), {
    onDone: (paper) => openMade(paper),
    kind: 'download',
  });
}
