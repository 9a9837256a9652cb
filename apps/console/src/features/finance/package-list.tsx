import { rechargePackageCalls, type RechargePackageRow } from '@onehaul/contract/console/withdrawals';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Form, InputNumber, Select, Switch } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { StateMark } from '@onehaul/workbench/state-mark';
import { type ReactNode, useMemo, useState } from 'react';
import { z } from 'zod';
import { callApi } from '../../app/call-api.ts';
import { shopColumns } from '../../app/list-columns.tsx';
import { useHasPermission, useMe } from '../../app/me.ts';
import { keyInShop } from '../../app/parcel/key-in-shop.ts';
import { useChange } from '../../app/use-change.ts';
import { useMoneyWords } from './money-words.ts';
import { useShopFilter } from '../../app/use-shop-filter.ts';

async function load({ filters, page, rows }: ListQuery, signal: AbortSignal) {
  const { items } = await callApi(rechargePackageCalls.list, {}, { signal });
  const found = items.filter(({ shopId }) => !filters.shop || String(shopId) === filters.shop);
  return { items: found.slice((page - 1) * rows, page * rows), total: found.length };
}

/** Recharge packages: amount paid in and bonus added. */
export function PackageList({ tabs }: { readonly tabs: ReactNode }) {
  const { t } = useTranslation('finance');
  const { yuan } = useMoneyWords();
  const mayReview = useHasPermission('finance:review');
  const { filters, hasSeveral } = useShopFilter();
  const [edited, setEdited] = useState<RechargePackageRow | 'new'>();
  const columns = useMemo<Column<RechargePackageRow>[]>(
    () => [
      {
        key: 'amount',
        title: t('package.amount'),
        width: 150,
        isFixed: true,
        show: ({ minor }) => <span className="font-semibold tabular-nums">{yuan(minor)}</span>,
      },
      {
        key: 'gift',
        title: t('package.gift'),
        width: 150,
        show: ({ giftMinor }) => <span className="tabular-nums">{yuan(giftMinor)}</span>,
      },
      ...shopColumns(hasSeveral, t('shop')),
      { key: 'position', title: t('package.position'), width: 90, show: ({ position }) => position },
      {
        key: 'state',
        title: t('state'),
        width: 120,
        show: ({ isActive }) => (
          <StateMark tone={isActive ? 'positive' : 'neutral'}>
            {t(isActive ? 'package.on' : 'package.off')}
          </StateMark>
        ),
      },
      ...(mayReview
        ? [
            {
              key: 'edit',
              title: t('package.change'),
              width: 120,
              align: 'end' as const,
              isFixed: true,
              show: (one: RechargePackageRow) => (
                <Button
                  size="small"
                  aria-label={`${t('package.change')}: ${yuan(one.minor)}`}
                  onClick={() => setEdited(one)}
                >
                  {t('package.change')}
                </Button>
              ),
            },
          ]
        : []),
    ],
    [t, yuan, hasSeveral, mayReview],
  );
  return (
    <>
      <ListPage
        name="rechargePackages"
        title={t('accounts.title')}
        sentence={t('accounts.packagesSentence')}
        tabs={tabs}
        action={
          mayReview && (
            <Button type="primary" onClick={() => setEdited('new')} data-add-package>
              {t('package.add')}
            </Button>
          )
        }
        filters={filters}
        columns={columns}
        keyOf={keyInShop}
        load={load}
        empty={{ title: t('empty.packages'), text: t('emptyText.packages') }}
      />
      {edited && (
        <PackageForm {...(edited !== 'new' && { one: edited })} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}

/** Amounts in yuan. */
const schema = z.object({
  shopId: z.int(),
  amount: z.number().min(0.01).max(1_000_000),
  gift: z.number().min(0).max(1_000_000),
  position: z.int().min(1).max(999),
  isActive: z.boolean(),
});

type FormProps = { readonly one?: RechargePackageRow; readonly onClose: () => void };

function PackageForm({ one, onClose }: FormProps) {
  const { t } = useTranslation('finance');
  const { yuan } = useMoneyWords();
  const { shops } = useMe();
  const save = useChange(rechargePackageCalls.save, ['rechargePackages', 'audit']);
  const fen = (major: number) => Math.round(major * 100);
  return (
    <ModalForm
      title={one ? t('package.changeTitle', { amount: yuan(one.minor) }) : t('package.add')}
      text={t('package.text')}
      schema={schema}
      initial={
        one
          ? { ...one, amount: one.minor / 100, gift: one.giftMinor / 100 }
          : { ...(shops[0] && { shopId: shops[0].id }), gift: 0, position: 1, isActive: true }
      }
      submitLabel={t('package.save')}
      onSubmit={({ shopId, amount, gift, position, isActive }) =>
        save({
          shopId,
          minor: fen(amount),
          giftMinor: fen(gift),
          position,
          isActive,
          ...(one && { id: one.id, shopId: one.shopId }),
        })
      }
      onClose={onClose}
    >
      {!one && shops.length > 1 ? (
        <Field name="shopId" label={t('shop')}>
          <Select options={shops.map(({ id, name }) => ({ value: id, label: name }))} />
        </Field>
      ) : (
        <Form.Item name="shopId" hidden>
          <InputNumber />
        </Form.Item>
      )}
      <Field name="amount" label={t('package.amount')}>
        <InputNumber min={0.01} max={1_000_000} precision={2} prefix="¥" className="w-full" />
      </Field>
      <Field name="gift" label={t('package.gift')}>
        <InputNumber min={0} max={1_000_000} precision={2} prefix="¥" className="w-full" />
      </Field>
      <Field name="position" label={t('package.position')}>
        <InputNumber min={1} max={999} precision={0} />
      </Field>
      <Form.Item name="isActive" label={t('package.isOn')} valuePropName="checked">
        <Switch />
      </Form.Item>
    </ModalForm>
  );
}
