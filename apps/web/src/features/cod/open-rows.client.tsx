import type { CodOrder } from '@onehaul/contract/cod';
import type { Remittance } from '@onehaul/contract/cod-money';
import { useTranslation } from '@onehaul/i18n/react';
import { Drawer } from '@onehaul/ui/overlay/drawer';
import type { ReactNode } from 'react';
import { loadTexts } from '../../app/load-texts.ts';
import { CallsPart } from '../../app/portal/calls-part.client.tsx';
import { CodDrawer } from './cod-drawer.tsx';
import { RemittanceDrawer } from './remittances-drawer.tsx';

await loadTexts('refusal');

type Props<Row> = {
  readonly open: string | undefined;
  readonly rows: readonly Row[];
  readonly onClose: () => void;
};

type FrameProps<Row extends { readonly id: number }> = Props<Row> & {
  readonly title: string;
  /** @param row Undefined where it is on another page of the list. */
  readonly show: (id: number, row: Row | undefined) => ReactNode;
};

function OpenRow<Row extends { readonly id: number }>({ open, rows, onClose, title, show }: FrameProps<Row>) {
  const { t } = useTranslation('member');
  // A row with a problem has the problem behind its id.
  const id = Number.parseInt(open ?? '', 10);
  return (
    <CallsPart version={rows}>
      {open !== undefined && (
        <Drawer title={title} close={t('close')} onClose={onClose}>
          {show(
            id,
            rows.find((row) => row.id === id),
          )}
        </Drawer>
      )}
    </CallsPart>
  );
}

/** Drawer of one order. */
export function OpenCod(props: Props<CodOrder>) {
  const { t } = useTranslation('cod');
  return (
    <OpenRow
      {...props}
      title={t('drawer.title')}
      show={(id, row) => <CodDrawer key={id} id={id} row={row} />}
    />
  );
}

/** Drawer of one remittance. */
export function OpenRemittance(props: Props<Remittance>) {
  const { t } = useTranslation('cod');
  return (
    <OpenRow
      {...props}
      title={t('collect.remittance')}
      show={(id, row) => <RemittanceDrawer key={id} id={id} remittance={row} />}
    />
  );
}
