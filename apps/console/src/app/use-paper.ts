import type { StaffInputOf } from '@onehaul/client/console';
import type { MadeDocument } from '@onehaul/contract/console/orders';
import type { StaffCall } from '@onehaul/contract/console/staff-call';
import { App } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { useState } from 'react';
import { ask } from './ask.ts';
import { openGeneratedFile } from './save-file.ts';

/** Requests a document and opens it. */
export function usePaper<C extends StaffCall>(call: C) {
  const { message } = App.useApp();
  const [isBusy, setIsBusy] = useState(false);
  return {
    isBusy,
    async open(input: StaffInputOf<C>) {
      setIsBusy(true);
      try {
        openGeneratedFile((await ask(call, input)) as MadeDocument);
      } catch (error) {
        void message.error(failureOf(error).message);
      } finally {
        setIsBusy(false);
      }
    },
  };
}
