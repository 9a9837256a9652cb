import {
  maxLabelsPerTake,
  printAgentCallsPerMinute,
  printAgentSeenEverySeconds,
} from '@onehaul/domain/label/label-job';
import type { PrintFailure } from '@onehaul/domain/label/label-job';
import { parcelLabel, testLabel } from '@onehaul/domain/label/label';
import { Refusal } from '@onehaul/domain/refusal';
import type { Redis } from 'ioredis';
import type { VisitorContext } from '../../http/context.ts';
import { limitKey } from '../../http/rate-limit.ts';
import { hashOfSecret } from '../../http/secret-hash.ts';
import {
  agentByKey,
  type LeasedLabel,
  leaseLabels,
  recordAgentSeen,
  settleLabel,
} from './print-agent.repository.ts';

type Tools = { readonly redis: Redis };
type LabelToPrint = {
  readonly id: number;
  readonly attempt: number;
  readonly printerId: number;
  readonly host: string;
  readonly port: number;
  readonly zpl: string;
};

const bearer = /^Bearer ([\w-]{20,100})$/;

/** The agent that calls. Keys are looked up within the shop of the host, so a key of another shop is unknown. */
async function findAgent({ redis }: Tools, { db, shop, visit }: VisitorContext) {
  const [, key] = bearer.exec(visit.authorization ?? '') ?? [];
  if (key === undefined) throw new Refusal('label.keyInvalid');
  const agent = await db.first(agentByKey, { shopId: shop.id, keyHash: hashOfSecret(key) });
  if (!agent) throw new Refusal('label.keyInvalid');
  await limitKey(redis, `printagent:${shop.tenantId}:${shop.id}:${agent.id}`, printAgentCallsPerMinute);
  return agent;
}

/** Hands out waiting labels of the agent's warehouse, and notes that the agent is there. */
export async function takeLabels(
  tools: Tools,
  context: VisitorContext,
  { version }: { readonly version: string },
): Promise<{ jobs: LabelToPrint[] }> {
  const agent = await findAgent(tools, context);
  const { shop, transaction } = context;
  const { lastSeenAt } = agent;
  const isSeen = lastSeenAt && Date.now() - lastSeenAt.getTime() < printAgentSeenEverySeconds * 1000;
  const isRecorded = isSeen && agent.version === version;
  if (isRecorded && !agent.hasWork) return { jobs: [] };
  return transaction(async (db) => {
    if (!isRecorded) await db.all(recordAgentSeen, { shopId: shop.id, id: agent.id, version });
    if (!agent.hasWork) return { jobs: [] };
    const labels = await db.all(leaseLabels, {
      shopId: shop.id,
      warehouseId: agent.warehouseId,
      agentId: agent.id,
      limit: maxLabelsPerTake,
    });
    return { jobs: labels.map(drawLabel) };
  });
}

function drawLabel(label: LeasedLabel): LabelToPrint {
  const { id, attempt, printerId, host, port } = label;
  const zpl =
    label.kind === 'test'
      ? testLabel(label, { id: printerId, name: label.printerName }, attempt)
      : parcelLabel(label, label, attempt);
  return { id, attempt, printerId, host, port, zpl };
}

export async function reportLabel(
  tools: Tools,
  context: VisitorContext,
  {
    id,
    attempt,
    problem = null,
  }: { readonly id: number; readonly attempt: number; readonly problem?: PrintFailure | undefined | null },
): Promise<{ isRecorded: boolean }> {
  const { id: agentId, warehouseId } = await findAgent(tools, context);
  const report = { shopId: context.shop.id, warehouseId, agentId, id, attempt, problem };
  const settled = await context.transaction((db) => db.first(settleLabel, report));
  return { isRecorded: settled !== undefined };
}
