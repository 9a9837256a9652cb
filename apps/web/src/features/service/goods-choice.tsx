import { useTranslation } from '@onehaul/i18n/react';
import { Select } from '@onehaul/workbench/antd';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { type Goods, servableQuery, type Target } from './service-queries.ts';

type Props = {
  readonly target: Target;
  /** The current selection, once loaded. */
  readonly known: Goods | undefined;
  readonly isMissing: boolean;
  readonly onChoose: (id: number) => void;
};

/** Selects a parcel or order in the warehouse, searched by number prefix. */
export function GoodsChoice({ target, known, isMissing, onChoose }: Props) {
  const { t } = useTranslation('service');
  const id = useId();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim().slice(0, 60));
  const { data, isFetching } = useQuery(servableQuery(useSendWithMessage(), target, search));
  const isParcel = target === 'parcel';
  const found = data ?? [];
  const goods = known && !found.some((one) => one.id === known.id) ? [known, ...found] : found;
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-small font-medium">
        {t(isParcel ? 'ask.parcel' : 'ask.order')}
      </label>
      <Select
        id={id}
        showSearch={{ filterOption: false, onSearch: setTyped }}
        placeholder={t(isParcel ? 'ask.findParcel' : 'ask.findOrder')}
        aria-required="true"
        aria-invalid={isMissing}
        {...(isMissing && { status: 'error' as const, 'aria-describedby': `${id}-missing` })}
        loading={isFetching}
        value={known?.id}
        notFoundContent={isFetching ? '…' : t(isParcel ? 'ask.noParcel' : 'ask.noOrder')}
        options={goods.map((one) => ({
          value: one.id,
          label: one.name ? `${one.number} · ${one.name}` : one.number,
        }))}
        onChange={(chosen: number) => onChoose(chosen)}
      />
      {isMissing && (
        <p id={`${id}-missing`} role="alert" className="text-small text-danger">
          {t('ask.missing')}
        </p>
      )}
    </div>
  );
}
