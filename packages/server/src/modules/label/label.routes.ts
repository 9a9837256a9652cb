import { printAgentCalls } from '@onehaul/contract/label';
import { bind, type Route } from '../../http/bind.ts';
import type { Services } from '../../services.ts';
import { reportLabel, takeLabels } from './serve-agent.ts';

export const createLabelRoutes = ({ redis }: Services): Route[] =>
  bind(printAgentCalls, {
    take: (context, asked) => takeLabels({ redis }, context, asked),
    report: (context, report) => reportLabel({ redis }, context, report),
  });
