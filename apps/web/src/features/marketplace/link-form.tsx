import { type MarketplaceOrderDetails, maxLinkedParcels } from '@onehaul/contract/marketplace';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { SelectInput } from '@onehaul/ui/form/select-input';
import { TextArea } from '@onehaul/ui/form/text-area';
import { useToast } from '@onehaul/ui/toast';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useCallForm } from '../../app/use-call-form.ts';
import { useKeyedCall } from '../../app/use-keyed-call.ts';
import { MemberForm } from '../../app/portal/member-form.tsx';
import type { MarketplaceOrders } from './load-orders.server.ts';
import { link as linkOnce } from './marketplace-acts.client.ts';

const numbersIn = (typed: string) => [...new Set(typed.split(/[\s,;，；、]+/u).filter(Boolean))];

type Props = Pick<MarketplaceOrders, 'lines'> & {
  readonly order: MarketplaceOrderDetails;
  readonly onLinked: (order: MarketplaceOrderDetails) => void;
};

/** Assigns parcels and a line to the order. */
export function LinkForm({ order, lines, onLinked }: Props) {
  const { t } = useTranslation('marketplace');
  const notify = useToast();
  const { revalidate } = useRevalidator();
  const [typed, setTyped] = useState('');
  const tooMany =
    numbersIn(typed).length > maxLinkedParcels ? t('link.tooMany', { most: maxLinkedParcels }) : undefined;
  const link = useKeyedCall(linkOnce);
  const form = useCallForm({
    fields: ['numbers', 'line'],
    validate: ({ numbers, line }) => ({
      numbers: tooMany ?? (numbersIn(numbers).length === 0 ? t('link.numbersMissing') : undefined),
      line: line === '' ? t('link.chooseLine') : undefined,
    }),
    async submit({ numbers, line }) {
      const linked = await link({
        id: order.id,
        courierNumbers: numbersIn(numbers),
        lineId: Number(line),
        remark: '',
      });
      onLinked(linked);
      notify(t('link.done'), 'positive');
      await revalidate();
    },
    fieldOf: { 'marketplace.unclaimed': 'numbers' },
  });
  const numbers = form.field('numbers');
  return (
    <MemberForm form={form} data-link-form className="grid gap-4 rounded-card border border-line p-4">
      <div className="grid gap-1">
        <h3 className="font-semibold">{t('link.title')}</h3>
        <p className="text-small text-muted">{t('link.text')}</p>
      </div>
      <TextArea
        {...numbers}
        error={numbers.error ?? tooMany}
        label={t('link.numbers')}
        hint={t('link.numbersHelp')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <SelectInput
        {...form.field('line')}
        label={t('link.line')}
        defaultValue={lines.length === 1 ? lines[0]!.id : ''}
      >
        <option value="" disabled>
          {t(lines.length === 0 ? 'link.noLine' : 'link.chooseLine')}
        </option>
        {lines.map((line) => (
          <option key={line.id} value={line.id}>
            {line.name} · {line.warehouseName}
          </option>
        ))}
      </SelectInput>
      <div className="flex justify-end">
        <Button type="submit" data-act="link" isBusy={form.isBusy}>
          {t('link.submit')}
        </Button>
      </div>
    </MemberForm>
  );
}
