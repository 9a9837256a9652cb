import { invoiceLayout, labelLayout, orderSheetLayout } from '@onehaul/contract/console/studio/paper-layouts';
import { fieldsOf } from '@onehaul/contract/console/studio/resource';
import type { PaperKind } from '@onehaul/domain/paper/layout';
import type { Store, StoredResource } from '../../studio/store.ts';
import { layoutStatements } from './paper-layout.repository.ts';

function defineLayoutStore(resource: StoredResource, paper: PaperKind): Store {
  const fields = fieldsOf(resource);
  return {
    resource,
    fields,
    isTextKey: false,
    refersTo: {},
    links: [],
    ...layoutStatements(paper, fields),
  };
}

export const labelLayoutStore = defineLayoutStore(labelLayout, 'label');
export const orderSheetLayoutStore = defineLayoutStore(orderSheetLayout, 'orderSheet');
export const invoiceLayoutStore = defineLayoutStore(invoiceLayout, 'invoice');
