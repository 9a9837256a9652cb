import { type PeerDetail, peerDeskCalls, statementDeskCalls } from '@onehaul/contract/console/peers';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Select } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useState } from 'react';
import { z } from 'zod';
import { useHasPermission } from '../../app/me.ts';
import { useChange } from '../../app/use-change.ts';
import { invalidatedQueries, useDeskWords } from './desk-words.ts';
import { pastMonths } from './past-months.ts';
import { ChangePeerForm } from './peer-form.tsx';

type Act = 'change' | 'issue' | 'suspend' | 'restore';

/** Actions on a peer for staff who manage peers. */
export function PeerActs({ peer }: { readonly peer: PeerDetail }) {
  const { t } = useTranslation('peerDesk');
  const mayManage = useHasPermission('peer:manage');
  const [openDialog, setOpenDialog] = useState<Act>();
  if (!mayManage) return null;
  const acts: readonly Act[] = ['change', 'issue', peer.row.state === 'active' ? 'suspend' : 'restore'];
  const close = () => setOpenDialog(undefined);
  return (
    <div className="flex flex-wrap gap-2">
      {acts.map((act) => (
        <Button key={act} danger={act === 'suspend'} data-act={act} onClick={() => setOpenDialog(act)}>
          {t(act)}
        </Button>
      ))}
      {openDialog === 'change' && <ChangePeerForm peer={peer} onClose={close} />}
      {openDialog === 'issue' && <IssueForm peer={peer} onClose={close} />}
      {(openDialog === 'suspend' || openDialog === 'restore') && (
        <MoveForm act={openDialog} peer={peer} onClose={close} />
      )}
    </div>
  );
}

type FormProps = { readonly peer: PeerDetail; readonly onClose: () => void };

function MoveForm({ act, peer, onClose }: FormProps & { readonly act: 'suspend' | 'restore' }) {
  const { t } = useTranslation('peerDesk');
  const suspend = useChange(peerDeskCalls.suspend, invalidatedQueries);
  const restore = useChange(peerDeskCalls.restore, invalidatedQueries);
  const { shopId, id, name } = peer.row;
  return (
    <ModalForm
      title={t(`titleOf.${act}`, { name })}
      text={<p>{t(`textOf.${act}`)}</p>}
      schema={z.object({})}
      submitLabel={t(act)}
      isDangerous={act === 'suspend'}
      onSubmit={() => (act === 'suspend' ? suspend : restore)({ shopId, id })}
      onClose={onClose}
    />
  );
}

function IssueForm({ peer, onClose }: FormProps) {
  const { t } = useTranslation('peerDesk');
  const { monthName } = useDeskWords();
  const issue = useChange(statementDeskCalls.issue, invalidatedQueries);
  const [months] = useState(() => pastMonths(new Date()));
  const { shopId, id, name } = peer.row;
  return (
    <ModalForm
      title={t('issueTitle', { name })}
      text={<p>{t('issueText')}</p>}
      schema={statementDeskCalls.issue.input.pick({ month: true })}
      initial={{ month: months[0]! }}
      submitLabel={t('issue')}
      onSubmit={({ month }) => issue({ shopId, id, month })}
      onClose={onClose}
    >
      <Field name="month" label={t('month')}>
        <Select options={months.map((value) => ({ value, label: monthName(value) }))} />
      </Field>
    </ModalForm>
  );
}
