import { viewCalls } from '@onehaul/contract/console/views';
import { callApi } from '../../app/call-api.ts';

export const loadViews = (list: string, signal: AbortSignal) => callApi(viewCalls.list, { list }, { signal });
