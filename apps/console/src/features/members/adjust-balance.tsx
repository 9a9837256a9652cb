import { walletDeskCalls, type WalletBalances } from '@onehaul/contract/console/wallets';
import type { MemberDetail } from '@onehaul/contract/console/members';
import { fromMajor } from '@onehaul/domain/money';
import {
  type AdjustedAccount,
  adjustedAccounts,
  maxAdjustmentMinor,
} from '@onehaul/domain/wallet/adjustment';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Button, Form, Input, InputNumber, Radio } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { useHasPermission } from '../../app/me.ts';
import { useChange } from '../../app/use-change.ts';
import { AdjustmentWords } from './adjustment-words.tsx';
import { useMemberWallet } from './member-head.tsx';

const isToTheCent = (yuan: number) => Math.abs(yuan * 100 - Math.round(yuan * 100)) < 1e-6;
const schema = z.object({
  account: z.enum(adjustedAccounts),
  direction: z.enum(['add', 'deduct']),
  yuan: z
    .number()
    .min(0.01)
    .max(maxAdjustmentMinor / 100)
    .refine(isToTheCent),
  reason: walletDeskCalls.requestAdjustment.input.shape.reason,
});
type Draft = {
  readonly account: AdjustedAccount;
  readonly changeMinor: number;
  readonly seenMinor: number;
  readonly reason: string;
};

/** Requests a correction in two steps: what is typed is repeated with the resulting balance before it is sent. */
export function AdjustBalance({ member }: { readonly member: MemberDetail }) {
  const { t } = useTranslation('memberPage');
  const mayAdjust = useHasPermission('wallet:adjust');
  const { data: wallet } = useMemberWallet(member);
  const [step, setStep] = useState<'closed' | 'form' | Draft>('closed');
  if (!mayAdjust || !wallet || member.state === 'erased') return null;
  return (
    <>
      <Button onClick={() => setStep('form')}>{t('adjust.open')}</Button>
      {step === 'form' && (
        <AdjustForm member={member} wallet={wallet} onDone={(draft) => setStep(draft ?? 'closed')} />
      )}
      {typeof step === 'object' && (
        <ConfirmAdjust member={member} draft={step} onClose={() => setStep('closed')} />
      )}
    </>
  );
}

type FormProps = {
  readonly member: MemberDetail;
  readonly wallet: WalletBalances;
  readonly onDone: (draft: Draft | undefined) => void;
};

function AdjustForm({ member, wallet, onDone }: FormProps) {
  const { t } = useTranslation('memberPage');
  const draft = useRef<Draft>(undefined);
  return (
    <ModalForm
      title={t('adjust.title', { code: member.code })}
      text={t('adjust.text')}
      schema={schema}
      initial={{ account: 'cash' }}
      submitLabel={t('adjust.next')}
      onSubmit={async ({ account, direction, yuan, reason }) => {
        const { minor } = fromMajor(yuan, 'CNY');
        const changeMinor = direction === 'add' ? minor : -minor;
        draft.current = { account, changeMinor, seenMinor: wallet[account], reason };
      }}
      onClose={() => onDone(draft.current)}
    >
      <Field name="account" label={t('adjust.account')}>
        <Radio.Group
          options={adjustedAccounts.map((account) => ({ value: account, label: t(`account.${account}`) }))}
        />
      </Field>
      <Field name="direction" label={t('adjust.direction')}>
        <Radio.Group
          options={[
            { value: 'add', label: t('adjust.add') },
            { value: 'deduct', label: t('adjust.deduct') },
          ]}
        />
      </Field>
      <Field name="yuan" label={t('adjust.amount')}>
        <InputNumber controls={false} precision={2} prefix="¥" className="w-full" />
      </Field>
      <Field name="reason" label={t('adjust.reason')} help={t('adjust.reasonHelp')}>
        <Input maxLength={200} />
      </Field>
      <Preview member={member} wallet={wallet} />
    </ModalForm>
  );
}

/** The result while it is typed. */
function Preview({ member, wallet }: Pick<FormProps, 'member' | 'wallet'>) {
  const account = Form.useWatch<AdjustedAccount | undefined>('account') ?? 'cash';
  const direction = Form.useWatch<'add' | 'deduct' | undefined>('direction');
  const yuan = Form.useWatch<number | null | undefined>('yuan');
  const isComplete = direction !== undefined && typeof yuan === 'number' && yuan > 0;
  const minor = isComplete ? Math.round(yuan * 100) : 0;
  return (
    <AdjustmentWords
      adjustment={{
        account,
        memberCode: member.code,
        memberName: member.name,
        changeMinor: direction === 'deduct' ? -minor : minor,
        balanceMinor: wallet[account],
      }}
    />
  );
}

type ConfirmProps = {
  readonly member: MemberDetail;
  readonly draft: Draft;
  readonly onClose: () => void;
};

function ConfirmAdjust({ member, draft, onClose }: ConfirmProps) {
  const { t } = useTranslation('memberPage');
  const { message } = App.useApp();
  const request = useChange(walletDeskCalls.requestAdjustment, [
    'members',
    'walletAdjustments',
    'financeCount',
    'audit',
  ]);
  const { shopId, id: memberId, code, name } = member;
  return (
    <ModalForm
      title={t(draft.changeMinor > 0 ? 'adjust.confirmAdd' : 'adjust.confirmDeduct')}
      text={t('adjust.confirmText')}
      schema={z.object({})}
      submitLabel={t('adjust.request')}
      isDangerous={draft.changeMinor < 0}
      onSubmit={async () => {
        await request({ shopId, memberId, ...draft });
        void message.success(t('adjust.requested'));
      }}
      onClose={onClose}
    >
      <AdjustmentWords
        adjustment={{ ...draft, memberCode: code, memberName: name, balanceMinor: draft.seenMinor }}
      />
      <p className="pt-3 text-small break-words">{draft.reason}</p>
    </ModalForm>
  );
}
