import { parcelCalls, type Unclaimed } from '@onehaul/contract/parcel';
import { parseCourierNumber } from '@onehaul/domain/parcel/courier-number';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Input, Modal } from '@onehaul/workbench/antd';
import { useReturnFocus } from '@onehaul/workbench/return-focus';
import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useEffect, useId, useState } from 'react';
import { claimsKey } from '../../app/portal/claim-key.ts';
import { parcelsKey } from '../../app/portal/parcel-queries.ts';
import { useStoredDraft } from '../../app/portal/stored-draft.ts';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend, useSession } from '../../app/session-context.tsx';
import { ProofPictures, type Proof } from '../../app/portal/proof-pictures.tsx';

type Props = { readonly parcel: Unclaimed; readonly onClose: () => void };
type Draft = { readonly number: string; readonly note: string };

const isDraft = (value: unknown): value is Draft =>
  typeof (value as Draft | null)?.number === 'string' && typeof (value as Draft).note === 'string';

/** Claim form: the full number and evidence, which the list does not reveal. */
export function ClaimDialog({ parcel, onClose }: Props) {
  const { t } = useTranslation('parcel');
  const { t: member } = useTranslation('member');
  const { profile } = useSession();
  const send = useSend();
  const queries = useQueryClient();
  const returnFocus = useReturnFocus();
  const id = useId();
  const [draft, setDraft] = useStoredDraft<Draft>(`claim.${profile?.id}.${parcel.id}`, isDraft, () => ({
    number: '',
    note: '',
  }));
  const [proof, setProof] = useState<readonly Proof[]>([]);
  const [wrong, setWrong] = useState<string>();
  const close = () => {
    onClose();
    returnFocus();
  };
  const claim = useChange(
    () =>
      send(parcelCalls.claim, {
        parcelId: parcel.id,
        courierNumber: draft.number.trim(),
        note: draft.note.trim(),
        proof: proof.flatMap(({ fileId }) => (fileId ? [fileId] : [])),
      }),
    {
      onDone: async () => {
        setDraft(() => ({ number: '', note: '' }));
        close();
        await Promise.all([claimsKey, parcelsKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
      },
      done: ({ state }) => t(state === 'approved' ? 'claim.doneApproved' : 'claim.done'),
      atField: {
        fields: { 'claim.numberWrong': 'number', 'parcel.numberInvalid': 'number' },
        show(_, text) {
          setWrong(text);
          document.getElementById(`${id}-number`)?.focus();
        },
      },
    },
  );
  const isUploading = proof.some(({ state }) => state === 'uploading');

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const isNumber = parseCourierNumber(draft.number) !== undefined;
    const isEmpty = draft.number.trim() === '';
    setWrong(isNumber ? undefined : t(isEmpty ? 'row.numberMissing' : 'row.numberWrong'));
    if (isNumber && !isUploading && !claim.isPending) claim.start();
    else if (!isNumber) document.getElementById(`${id}-number`)?.focus();
  }

  return (
    <Modal
      open
      title={t('claim.dialogTitle', { number: parcel.maskedNumber })}
      onCancel={() => !claim.isPending && close()}
      mask={{ closable: false }}
      footer={
        <>
          <Button onClick={close} disabled={claim.isPending}>
            {member('cancel')}
          </Button>
          <Button
            type="primary"
            htmlType="submit"
            form={id}
            loading={claim.isPending}
            disabled={isUploading}
            data-send-claim
          >
            {t('claim.send')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-4 pt-2">
        <p className="text-small text-muted">{t('claim.dialogText')}</p>
        <div className="grid gap-1">
          <label htmlFor={`${id}-number`} className="text-small font-medium">
            {t('claim.number')}
          </label>
          <NumberField
            id={`${id}-number`}
            value={draft.number}
            problemId={wrong ? `${id}-wrong` : undefined}
            onChange={(number) => {
              setWrong(undefined);
              setDraft((before) => ({ ...before, number }));
            }}
          />
          {wrong && (
            <p id={`${id}-wrong`} role="alert" className="text-caption text-danger">
              {wrong}
            </p>
          )}
        </div>
        <div className="grid gap-1">
          <label htmlFor={`${id}-note`} className="text-small font-medium">
            {t('claim.note')}{' '}
            <span className="text-caption font-regular text-muted">{member('optional')}</span>
          </label>
          <Input.TextArea
            id={`${id}-note`}
            rows={3}
            maxLength={500}
            placeholder={t('claim.noteHint')}
            value={draft.note}
            onChange={({ target }) =>
              setDraft((before) => ({ ...before, note: target.value.replaceAll('\n', ' ') }))
            }
          />
        </div>
        <ProofPictures proof={proof} onChange={setProof} />
      </form>
    </Modal>
  );
}

type NumberProps = {
  readonly id: string;
  readonly value: string;
  readonly problemId: string | undefined;
  readonly onChange: (value: string) => void;
};

/** Focused on mount. */
function NumberField({ id, value, problemId, onChange }: NumberProps) {
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  return (
    <Input
      id={id}
      className="font-mono"
      autoComplete="off"
      maxLength={60}
      value={value}
      status={problemId ? 'error' : ''}
      aria-invalid={problemId !== undefined}
      aria-describedby={problemId}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
