import type { CaseRow } from '@onehaul/contract/case';
import { useTranslation } from '@onehaul/i18n/react';
import { Drawer } from '@onehaul/ui/overlay/drawer';
import { loadTexts } from '../../app/load-texts.ts';
import { CallsPart } from '../../app/portal/calls-part.client.tsx';
import { CaseDrawer } from './case-drawer.tsx';
import type { CasePrefill } from './case-input.ts';
import { OpenCaseDialog } from './open-case-dialog.tsx';

// Photos and pictures use the `parcel` texts.
await loadTexts('fee', 'parcel', 'session', 'refusal');

type Props = {
  readonly open: string | undefined;
  /** What the form of a new case begins with; undefined while it is closed. */
  readonly wanted: CasePrefill | undefined;
  readonly rows: readonly CaseRow[];
  readonly onClose: () => void;
  /** Receives the id of the opened case, if any. */
  readonly onCloseForm: (openedId?: number) => void;
};

/** Drawer of one case, and the form of a new one. */
export function OpenedCase({ open, wanted, rows, onClose, onCloseForm }: Props) {
  const { t } = useTranslation('case');
  const { t: member } = useTranslation('member');
  return (
    <CallsPart version={rows}>
      {open !== undefined && (
        <Drawer title={t('drawer.title')} close={member('close')} onClose={onClose}>
          <CaseDrawer key={open} id={Number(open)} row={rows.find(({ id }) => String(id) === open)} />
        </Drawer>
      )}
      {wanted && <OpenCaseDialog wanted={wanted} onClose={onCloseForm} />}
    </CallsPart>
  );
}
