import type { StaffInputOf } from '@onehaul/client/console';
import type { GeneratedDocument } from '@onehaul/contract/console/orders';
import type { StaffCall } from '@onehaul/contract/console/staff-call';
import { App } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { useState } from 'react';
import { callApi } from './call-api.ts';
import { openGeneratedFile } from './open-generated-file.ts';

/** Requests a document and opens it. */
export function useGeneratedDocument<C extends StaffCall>(call: C) {
  const { message } = App.useApp();
  const [isBusy, setIsBusy] = useState(false);
  return {
    isBusy,
    async open(input: StaffInputOf<C>) {
      setIsBusy(true);
      try {
        openGeneratedFile((await callApi(call, input)) as GeneratedDocument);
      } catch (error) {
        void message.error(failureOf(error).message);
      } finally {
        setIsBusy(false);
      }
    },
  };
}
