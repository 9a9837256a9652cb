import { late } from '@onehaul/workbench/late';
import { type ListParts, ListPartsContext } from '@onehaul/workbench/list-view';
import type { ReactNode } from 'react';
import { loadNamespaces } from '../../app/language.ts';

/** Loads a panel with its texts. */
async function withTexts<Module>(panel: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([panel, loadNamespaces('listViews')]);
  return module;
}

/** Not part of the first load of every page. */
const parts: ListParts = {
  loadViews: async (list, signal) => (await import('./load-views.ts')).loadViews(list, signal),
  ViewsPanel: late(async () => (await withTexts(import('./views-panel.tsx'))).ViewsPanel),
  DaysPanel: late(async () => (await withTexts(import('@onehaul/workbench/days-panel'))).DaysPanel),
  ColumnPanel: late(async () => (await withTexts(import('@onehaul/workbench/column-panel'))).ColumnPanel),
};

/** Saved views, days and columns for the lists below. */
export const ListPartsProvider = ({ children }: { readonly children: ReactNode }) => (
  <ListPartsContext value={parts}>{children}</ListPartsContext>
);
