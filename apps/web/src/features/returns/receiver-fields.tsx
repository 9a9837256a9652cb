import { addressCalls } from '@onehaul/contract/address';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Input } from '@onehaul/workbench/antd';
import { useId, useState } from 'react';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend } from '../../app/session-context.tsx';

export type Receiver = {
  readonly name: string;
  readonly phone: string;
  readonly postcode: string;
  readonly region: string;
  readonly detail: string;
};
export const emptyReceiver: Receiver = { name: '', phone: '', postcode: '', region: '', detail: '' };

export const isWhole = ({ name, phone, detail }: Receiver) =>
  [name, phone, detail].every((words) => words.trim() !== '');

const maxCount: Readonly<Record<keyof Receiver, number>> = {
  name: 80,
  phone: 30,
  postcode: 20,
  region: 200,
  detail: 300,
};
const wide: readonly (keyof Receiver)[] = ['region', 'detail'];

type Props = { readonly value: Receiver; readonly onChange: (value: Receiver) => void };

/** Receiver form: typed, or recognized from a pasted message. */
export function ReceiverFields({ value, onChange }: Props) {
  const { t } = useTranslation('returns');
  const send = useSend();
  const id = useId();
  const [message, setMessage] = useState('');
  const recognize = useChange(() => send(addressCalls.recognize, { text: message.trim().slice(0, 2000) }), {
    onDone: (read) =>
      onChange({
        ...value,
        name: read.receiverName || value.name,
        phone: read.phone || value.phone,
        postcode: read.postcode || value.postcode,
        // This form has no region lists: the recognized address line is used whole.
        detail: read.detail || value.detail,
      }),
  });
  return (
    <>
      <div className="grid gap-1">
        <label htmlFor={`${id}-paste`} className="text-small font-medium">
          {t('form.paste')}
        </label>
        <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
          <Input.TextArea
            id={`${id}-paste`}
            rows={2}
            maxLength={2000}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
          <Button
            disabled={message.trim() === ''}
            loading={recognize.isPending}
            onClick={() => recognize.start(undefined)}
          >
            {t('form.pasteDo')}
          </Button>
        </div>
      </div>
      <div className="grid gap-3 sm:grid-cols-3">
        {(Object.keys(maxCount) as (keyof Receiver)[]).map((name) => (
          <div key={name} className={`grid gap-1 ${wide.includes(name) ? 'sm:col-span-3' : ''}`}>
            <label htmlFor={`${id}-${name}`} className="text-small font-medium">
              {t(`form.${name}`)}
            </label>
            <Input
              id={`${id}-${name}`}
              data-receiver={name}
              maxLength={maxCount[name]}
              value={value[name]}
              onChange={({ target }) => onChange({ ...value, [name]: target.value })}
            />
          </div>
        ))}
      </div>
    </>
  );
}
