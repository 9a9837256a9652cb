import {
  marketplaceCalls,
  type MarketplaceOrderDetails,
  maxLinkedParcels,
} from '@onehaul/contract/marketplace';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Input, Select } from '@onehaul/workbench/antd';
import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useId, useState } from 'react';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useChange } from '../../app/portal/use-change.ts';
import { shopsQuery, useReloadMarketplace } from './marketplace-queries.ts';

const numbersIn = (typed: string) => [...new Set(typed.split(/[\s,;，；、]+/u).filter(Boolean))];

/** Assigns parcels and a line to the order. */
export function LinkForm({ order }: { readonly order: MarketplaceOrderDetails }) {
  const { t } = useTranslation('marketplace');
  const id = useId();
  const send = useSendWithMessage();
  const reload = useReloadMarketplace();
  const { data } = useQuery(shopsQuery(send));
  const lines = data?.lines ?? [];
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<number>();
  const [isMissing, setMissing] = useState(false);
  const lineId = chosen ?? (lines.length === 1 ? lines[0]!.id : undefined);
  const courierNumbers = numbersIn(typed);
  const link = useChange(
    () => send(marketplaceCalls.link, { id: order.id, courierNumbers, lineId: lineId!, remark: '' }),
    { onDone: reload, done: () => t('link.done') },
  );
  const isTooMany = courierNumbers.length > maxLinkedParcels;
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (courierNumbers.length > 0 && !isTooMany && lineId !== undefined) link.start(undefined);
    else setMissing(true);
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      data-link-form
      className="grid gap-4 rounded-card border border-line p-4"
    >
      <div className="grid gap-1">
        <h3 className="font-semibold">{t('link.title')}</h3>
        <p className="text-small text-muted">{t('link.text')}</p>
      </div>
      <div className="grid gap-1">
        <label htmlFor={`${id}-numbers`} className="text-small font-medium">
          {t('link.numbers')}
        </label>
        <Input.TextArea
          id={`${id}-numbers`}
          rows={3}
          value={typed}
          aria-describedby={`${id}-help`}
          status={isMissing && (courierNumbers.length === 0 || isTooMany) ? 'error' : ''}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p id={`${id}-help`} className="text-caption text-muted">
          {isTooMany ? t('link.tooMany', { most: maxLinkedParcels }) : t('link.numbersHelp')}
        </p>
      </div>
      <div className="grid gap-1">
        <label htmlFor={`${id}-line`} className="text-small font-medium">
          {t('link.line')}
        </label>
        <Select
          id={`${id}-line`}
          value={lineId ?? null}
          placeholder={t('link.chooseLine')}
          status={isMissing && lineId === undefined ? 'error' : ''}
          onChange={(value: number | null) => setChosen(value ?? undefined)}
          options={lines.map((line) => ({ value: line.id, label: `${line.name} · ${line.warehouseName}` }))}
          notFoundContent={t('link.noLine')}
        />
      </div>
      <div className="flex justify-end">
        <Button type="primary" htmlType="submit" data-act="link" loading={link.isPending}>
          {t('link.submit')}
        </Button>
      </div>
    </form>
  );
}
