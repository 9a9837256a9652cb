import { marketplaceCalls } from '@onehaul/contract/marketplace';
import { openGeneratedFile } from '../../app/portal/generated-file.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useChange } from '../../app/portal/use-change.ts';

/** Opens the marketplace's labels for printing. */
export function useLabels() {
  const send = useSendWithMessage();
  return useChange((ids: number[]) => send(marketplaceCalls.labels, { ids }), {
    onDone: (paper) => openGeneratedFile(paper),
    kind: 'download',
  });
}
