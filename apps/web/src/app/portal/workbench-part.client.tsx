import { WorkbenchProvider } from '@onehaul/workbench/provider';
import { ZoneProvider } from '@onehaul/workbench/zone';
import type { ReactNode } from 'react';
import { useRootData } from '../root-data.ts';

/** Surroundings of a part of an own page that still needs the workbench (084); inside `CallsPart`. */
export function WorkbenchPart({ children }: { readonly children: ReactNode }) {
  const { shop, language } = useRootData();
  return (
    <WorkbenchProvider theme={shop} language={language}>
      <ZoneProvider value={shop.timeZone}>{children}</ZoneProvider>
    </WorkbenchProvider>
  );
}
