import { labelCalls } from '@onehaul/contract/console/labels';
import { Refusal } from '@onehaul/domain/refusal';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import {
  addAgent,
  addPrinter,
  changePrinter,
  deletePrinter,
  printParcel,
  printTest,
  removeAgent,
} from './manage-printers.ts';
import {
  agentPresence,
  agentsOfWarehouse,
  labelState,
  printersOfWarehouse,
  unprintedLabels,
} from './printer.repository.ts';

const shownFailures = 10;

export const createLabelConsoleRoutes = (): StaffRoute[] =>
  bindStaff(labelCalls, {
    find: async ({ db }, warehouse) => {
      const [printers, agents, failures] = await Promise.all([
        db.all(printersOfWarehouse, warehouse),
        db.all(agentsOfWarehouse, warehouse),
        db.all(unprintedLabels, { ...warehouse, limit: shownFailures }),
      ]);
      return { printers, agents, failures };
    },
    addPrinter,
    changePrinter,
    removePrinter: deletePrinter,
    testPrinter: printTest,
    addAgent,
    revokeAgent: removeAgent,
    choices: async ({ db }, warehouse) => {
      const [printers, presence] = await Promise.all([
        db.all(printersOfWarehouse, warehouse),
        db.first(agentPresence, warehouse),
      ]);
      return {
        printers: printers.map(({ id, name }) => ({ id, name })),
        isAgentHere: presence?.isAgentHere === true,
      };
    },
    print: printParcel,
    state: async ({ db }, { shopId, warehouseId, jobId }) => {
      const [job, presence] = await Promise.all([
        db.first(labelState, { shopId, warehouseId, id: jobId }),
        db.first(agentPresence, { shopId, warehouseId }),
      ]);
      if (!job) throw new Refusal('record.notFound');
      return { ...job, isAgentHere: presence?.isAgentHere === true };
    },
  });
