import { useTranslation } from '@onehaul/i18n/react';
import { Checkbox, Select } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { warehousesQuery } from '../../app/portal/catalog-queries.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';

export type Wishes = { readonly warehouseId: number | undefined; readonly isRestocked: boolean };
type Props = { readonly value: Wishes; readonly onChange: (value: Wishes) => void };

/** Receiving warehouse, and the wish for good pieces. */
export function WishFields({ value, onChange }: Props) {
  const { t } = useTranslation('returns');
  const id = useId();
  const { data, error, refetch } = useQuery(warehousesQuery(useSendWithMessage()));
  if (!data && error) return <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />;
  return (
    <>
      <div className="grid gap-1">
        <label htmlFor={id} className="text-small font-medium">
          {t('announce.warehouse')}
        </label>
        <Select
          id={id}
          aria-required="true"
          loading={!data}
          value={value.warehouseId}
          options={data?.items.map((one) => ({ value: one.id, label: one.name }))}
          onChange={(warehouseId: number) => onChange({ ...value, warehouseId })}
        />
      </div>
      <div className="grid gap-0.5">
        <Checkbox
          checked={value.isRestocked}
          onChange={({ target }) => onChange({ ...value, isRestocked: target.checked })}
        >
          {t('announce.wish')}
        </Checkbox>
        <span className="ps-6 text-caption text-muted">{t('announce.wishHelp')}</span>
      </div>
    </>
  );
}
