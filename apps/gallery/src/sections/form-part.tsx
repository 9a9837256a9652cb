import { Button } from '@onehaul/ui/button';
import { Checkbox } from '@onehaul/ui/form/checkbox';
import { ErrorSummary } from '@onehaul/ui/form/error-summary';
import { readUnits } from '@onehaul/ui/form/number-text';
import { MoneyInput } from '@onehaul/ui/form/number-input';
import { TextInput } from '@onehaul/ui/form/text-input';
import { useForm } from '@onehaul/ui/form/use-form';
import { FormDialog } from '@onehaul/ui/overlay/form-dialog';
import { useToast } from '@onehaul/ui/toast';
import { useState } from 'react';
import { Part } from '../part.tsx';

type Name = 'receiver' | 'amount' | 'agree';

/** The server of this page refuses one receiver. */
const refused = 'nobody';

function usePayout(onDone: () => void) {
  return useForm<Name>({
    fields: ['receiver', 'amount', 'agree'],
    validate: ({ receiver, amount, agree }) => ({
      ...(receiver.trim() === '' && { receiver: 'Enter the receiver.' }),
      ...(readUnits(amount, 2) === undefined && { amount: 'Enter an amount such as 12.50.' }),
      ...(agree === '' && { agree: 'Agree to the terms to continue.' }),
    }),
    async submit({ receiver }) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (receiver === refused) throw new Error('This receiver is unknown.');
      onDone();
    },
    onFailure: (failure) => ({ receiver: (failure as Error).message }),
  });
}

const Fields = ({ form }: { readonly form: ReturnType<typeof usePayout> }) => (
  <>
    <TextInput {...form.field('receiver')} label="Receiver" />
    <MoneyInput {...form.field('amount')} label="Amount" sign="¥" />
    <Checkbox {...form.field('agree')}>I agree to the terms</Checkbox>
  </>
);

/** A form of one call, in the page and in a dialog. */
export function FormPart() {
  const show = useToast();
  const form = usePayout(() => show('Payout requested.', 'positive'));
  const [isOpen, setOpen] = useState(false);
  return (
    <Part name="Form">
      <form {...form.props} aria-label="Payout" className="grid max-w-120 gap-5">
        <ErrorSummary title="Fix the following" errors={form.summary} />
        <Fields form={form} />
        <Button type="submit" isBusy={form.isBusy} className="justify-self-start">
          Request payout
        </Button>
      </form>
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Open form
        </Button>
      </div>
      {isOpen && <PayoutDialog onClose={() => setOpen(false)} />}
    </Part>
  );
}

function PayoutDialog({ onClose }: { readonly onClose: () => void }) {
  const show = useToast();
  const form = usePayout(() => {
    onClose();
    show('Payout requested in a dialog.', 'positive');
  });
  return (
    <FormDialog
      title="Request payout"
      form={form}
      words={{ submit: 'Request payout', cancel: 'Cancel', close: 'Close', wrong: 'Fix the following' }}
      onClose={onClose}
    >
      <Fields form={form} />
    </FormDialog>
  );
}
