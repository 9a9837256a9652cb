import { addressCalls } from '@onehaul/contract/address';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { TextArea } from '@onehaul/ui/form/text-area';
import { TextInput } from '@onehaul/ui/form/text-input';
import { useId, useState } from 'react';
import { useSend } from '../../app/session-context.tsx';
import { useAct } from '../../app/use-act.ts';

/** In screen order. */
export const receiverNames = ['name', 'phone', 'postcode', 'region', 'detail'] as const;
type Name = (typeof receiverNames)[number];
export type Receiver = Readonly<Record<Name, string>>;
export const emptyReceiver: Receiver = { name: '', phone: '', postcode: '', region: '', detail: '' };

const maxLengths: Readonly<Record<Name, number>> = {
  name: 80,
  phone: 30,
  postcode: 20,
  region: 200,
  detail: 300,
};
const wide: readonly Name[] = ['region', 'detail'];

type Props = {
  /** From the form around it. */
  readonly field: (name: Name) => {
    readonly id: string;
    readonly name: string;
    readonly error: string | undefined;
  };
  readonly value: Receiver;
  readonly onChange: (value: Receiver) => void;
  /** A message has been read into the fields. */
  readonly onRead: () => void;
};

/** Receiver form: typed, or recognized from a pasted message. */
export function ReceiverFields({ field, value, onChange, onRead }: Props) {
  const { t } = useTranslation('returns');
  const send = useSend();
  const id = useId();
  const [message, setMessage] = useState('');
  const recognize = useAct(() => send(addressCalls.recognize, { text: message.trim().slice(0, 2000) }), {
    keepsPage: true,
    onDone: (read) => {
      onChange({
        ...value,
        name: read.receiverName || value.name,
        phone: read.phone || value.phone,
        postcode: read.postcode || value.postcode,
        // This form has no region lists: the recognized address line is used whole.
        detail: read.detail || value.detail,
      });
      onRead();
    },
  });
  return (
    <>
      <div className="grid items-end gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextArea
          id={id}
          label={t('form.paste')}
          rows={2}
          maxLength={2000}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
        <Button
          variant="secondary"
          disabled={message.trim() === ''}
          isBusy={recognize.isPending}
          onClick={() => recognize.start(undefined)}
        >
          {t('form.pasteDo')}
        </Button>
      </div>
      <div className="grid gap-x-3 gap-y-5 sm:grid-cols-3">
        {receiverNames.map((name) => (
          <div key={name} className={wide.includes(name) ? 'sm:col-span-3' : ''}>
            <TextInput
              {...field(name)}
              label={t(`form.${name}`)}
              data-receiver={name}
              maxLength={maxLengths[name]}
              autoComplete="off"
              value={value[name]}
              onChange={({ target }) => onChange({ ...value, [name]: target.value })}
            />
          </div>
        ))}
      </div>
    </>
  );
}
