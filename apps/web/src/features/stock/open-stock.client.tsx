import type { StockBalance, StockInbound } from '@onehaul/contract/stock';
import { useTranslation } from '@onehaul/i18n/react';
import { CallsPart } from '../../app/portal/calls-part.client.tsx';
import { InboundDetails } from './inbound-details.tsx';
import { Movements } from './movements.tsx';
import { RowDrawer } from './row-drawer.tsx';
import { useOpenedRow } from './use-opened-row.ts';

type Props<Row> = {
  /** Undefined where it is on another page of the list, or does not exist. */
  readonly row: Row | undefined;
  readonly onClose: () => void;
};

/** Drawer of a SKU's stock in a warehouse. */
export function OpenBalance({ place, row, onClose }: Props<StockBalance> & { readonly place: string }) {
  const { t } = useTranslation('stock');
  return (
    <CallsPart version={row}>
      <RowDrawer title={t('movements.title')} onClose={onClose}>
        <Movements place={place} row={useOpenedRow(row)} />
      </RowDrawer>
    </CallsPart>
  );
}

/** Drawer of a delivery to stock. */
export function OpenInbound({ row, onClose }: Props<StockInbound>) {
  const { t } = useTranslation('stock');
  const inbound = useOpenedRow(row);
  return (
    <CallsPart version={undefined}>
      <RowDrawer title={t('inbound.title')} onClose={onClose}>
        {inbound && <InboundDetails inbound={inbound} />}
      </RowDrawer>
    </CallsPart>
  );
}
