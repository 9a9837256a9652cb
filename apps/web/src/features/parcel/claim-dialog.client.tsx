import { parcelCalls, type Unclaimed } from '@onehaul/contract/parcel';
import { parseCourierNumber } from '@onehaul/domain/parcel/courier-number';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { TextArea } from '@onehaul/ui/form/text-area';
import { TextInput } from '@onehaul/ui/form/text-input';
import { Dialog } from '@onehaul/ui/overlay/dialog';
import { useToast } from '@onehaul/ui/toast';
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallsPart } from '../../app/portal/calls-part.client.tsx';
import { ProofPictures, type Proof } from '../../app/portal/proof-pictures.tsx';
import { useStoredDraft } from '../../app/portal/stored-draft.ts';
import { useSend } from '../../app/session-context.tsx';
import { useCallForm } from '../../app/use-call-form.ts';

type Props = {
  readonly memberId: number;
  readonly parcel: Unclaimed;
  readonly onClose: () => void;
};

/** Claim form: the full number and evidence, which the list does not reveal. */
export const ClaimDialog = (props: Props) => (
  <CallsPart version={undefined}>
    <ClaimForm {...props} />
  </CallsPart>
);

const fields = ['number', 'note'] as const;
type Draft = Readonly<Record<(typeof fields)[number], string>>;

const isDraft = (value: unknown): value is Draft =>
  typeof (value as Draft | null)?.number === 'string' && typeof (value as Draft).note === 'string';

function ClaimForm({ memberId, parcel, onClose }: Props) {
  const { t } = useTranslation('parcel');
  const { t: member } = useTranslation('member');
  const send = useSend();
  const notify = useToast();
  const { revalidate } = useRevalidator();
  const formId = useId();
  const draftKey = `claim.${memberId}.${parcel.id}`;
  const [draft, setDraft] = useStoredDraft<Draft>(draftKey, isDraft, () => ({ number: '', note: '' }));
  const [proof, setProof] = useState<readonly Proof[]>([]);
  const isUploading = proof.some(({ state }) => state === 'uploading');
  const form = useCallForm({
    fields,
    validate: ({ number }) => {
      if (parseCourierNumber(number) !== undefined) return {};
      return { number: t(number.trim() === '' ? 'row.numberMissing' : 'row.numberWrong') };
    },
    submit: async ({ number, note }) => {
      const { state } = await send(parcelCalls.claim, {
        parcelId: parcel.id,
        courierNumber: number.trim(),
        note: note.replaceAll(/\s*\n\s*/g, ' ').trim(),
        proof: proof.flatMap(({ fileId }) => (fileId ? [fileId] : [])),
      });
      sessionStorage.removeItem(draftKey);
      await revalidate();
      onClose();
      notify(t(state === 'approved' ? 'claim.doneApproved' : 'claim.done'), 'positive');
    },
    fieldOf: { 'claim.numberWrong': 'number', 'parcel.numberInvalid': 'number' },
  });
  const close = () => {
    if (!form.isBusy) onClose();
  };

  return (
    <Dialog
      title={t('claim.dialogTitle', { number: parcel.maskedNumber })}
      close={member('close')}
      onClose={close}
      footer={
        <>
          <Button variant="secondary" onClick={close} disabled={form.isBusy}>
            {member('cancel')}
          </Button>
          <Button type="submit" form={formId} isBusy={form.isBusy} disabled={isUploading} data-send-claim>
            {t('claim.send')}
          </Button>
        </>
      }
    >
      <form
        {...form.props}
        id={formId}
        onInput={(event) => {
          form.props.onInput(event);
          setDraft(() => form.values());
        }}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        <p className="text-small text-muted">{t('claim.dialogText')}</p>
        <TextInput
          {...form.field('number')}
          label={t('claim.number')}
          className="font-mono"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          defaultValue={draft.number}
          announcesError
          data-focus-first
        />
        <TextArea
          {...form.field('note')}
          label={t('claim.note')}
          optional={member('optional')}
          maxLength={500}
          placeholder={t('claim.noteHint')}
          defaultValue={draft.note}
        />
        <ProofPictures proof={proof} onChange={setProof} />
      </form>
    </Dialog>
  );
}
