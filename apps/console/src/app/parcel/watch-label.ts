import { labelCalls } from '@onehaul/contract/console/labels';
import type { LabelProblem } from '@onehaul/domain/label/label-job';
import { callApi } from '../call-api.ts';

type Warehouse = { readonly shopId: number; readonly warehouseId: number };
/** `agentAway` and `late`: the label still waits and may be printed. */
export type LabelOutcome = 'printed' | 'expired' | 'agentAway' | 'late' | LabelProblem;

const everyMs = 600;
const mostMs = 45_000;

/** Asks until it is known what became of a label. */
export async function watchLabel(
  { shopId, warehouseId }: Warehouse,
  jobId: number,
  signal: AbortSignal,
): Promise<LabelOutcome> {
  const until = Date.now() + mostMs;
  for (;;) {
    const asked = { shopId, warehouseId, jobId };
    const { state, problem, isAgentHere } = await callApi(labelCalls.state, asked, { signal });
    if (state === 'printed' || state === 'expired') return state;
    if (state === 'failed') return problem ?? 'lost';
    if (!isAgentHere) return 'agentAway';
    if (Date.now() > until) return 'late';
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
