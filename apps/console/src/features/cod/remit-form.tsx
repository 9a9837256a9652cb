import { codDeskCalls } from '@onehaul/contract/console/cod';
import { useTranslation } from '@onehaul/i18n/react';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useState } from 'react';
import { z } from 'zod';
import { useChange } from '../../app/use-change.ts';
import { invalidatedQueries, useAmounts } from './desk-words.tsx';

type Seller = {
  readonly shopId: number;
  readonly memberId: number;
  readonly memberName: string;
  readonly netMinor: number;
};
type Props = {
  readonly sellers: readonly Seller[];
  readonly onDone?: () => void;
  readonly onClose: () => void;
};

/** Remits to wallets one seller at a time: sellers already paid stay paid when a later one is refused. */
export function RemitForm({ sellers, onDone, onClose }: Props) {
  const { t } = useTranslation('codDesk');
  const { yuan } = useAmounts();
  const remit = useChange(codDeskCalls.remit, invalidatedQueries);
  const [done, setDone] = useState(0);
  const sum = sellers.reduce((total, { netMinor }) => total + netMinor, 0);
  return (
    <ModalForm
      title={t('remitTitle', { amount: yuan(sum) })}
      text={
        <div className="grid gap-2">
          <ul className="grid gap-1 text-ink">
            {sellers.slice(0, 8).map(({ shopId, memberId, memberName, netMinor }) => (
              <li key={`${shopId}-${memberId}`} className="flex justify-between gap-4">
                <span>{memberName}</span>
                <span className="tabular-nums">{yuan(netMinor)}</span>
              </li>
            ))}
          </ul>
          {sellers.length > 8 && <p>{t('andMore', { count: sellers.length - 8 })}</p>}
          <p>{t('remitText')}</p>
          {done > 0 && <output>{t('remitDone', { done, all: sellers.length })}</output>}
        </div>
      }
      schema={z.object({})}
      submitLabel={t('remit')}
      onSubmit={async () => {
        for (const [index, { shopId, memberId, netMinor }] of sellers.entries()) {
          // Skips sellers paid in an earlier attempt.
          if (index < done) continue;
          await remit({ shopId, memberId, netMinor });
          setDone(index + 1);
        }
        onDone?.();
      }}
      onClose={onClose}
    />
  );
}
