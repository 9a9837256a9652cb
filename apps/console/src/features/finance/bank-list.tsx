import { type BankAccount, bankAccountCalls } from '@onehaul/contract/console/gateways';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Form, Input, InputNumber, Select, Switch } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { StateMark } from '@onehaul/workbench/state-mark';
import { type ReactNode, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '../../app/call-api.ts';
import { shopColumns } from '../../app/list-columns.tsx';
import { useHasPermission, useMe } from '../../app/me.ts';
import { keyInShop } from '../../app/parcel/key-in-shop.ts';
import { useChange } from '../../app/use-change.ts';
import { useShopFilter } from '../../app/use-shop-filter.ts';
import { OfferMethod } from './offer-method.tsx';

async function load({ filters, page, rows }: ListQuery, signal: AbortSignal) {
  const { items } = await callApi(bankAccountCalls.list, {}, { signal });
  const found = items.filter(({ shopId }) => !filters.shop || String(shopId) === filters.shop);
  return { items: found.slice((page - 1) * rows, page * rows), total: found.length };
}

/** Bank accounts members are asked to pay into. */
export function BankList({ tabs }: { readonly tabs: ReactNode }) {
  const { t } = useTranslation('finance');
  const mayReview = useHasPermission('finance:review');
  const { filters, hasSeveral } = useShopFilter();
  const [edited, setEdited] = useState<BankAccount | 'new'>();
  const [savedFor, setSavedFor] = useState<number>();
  const columns = useMemo<Column<BankAccount>[]>(
    () => [
      {
        key: 'bank',
        title: t('bank.name'),
        isFixed: true,
        show: ({ bankName }) => <span className="font-medium">{bankName}</span>,
      },
      {
        key: 'number',
        title: t('bank.number'),
        width: 220,
        show: ({ accountNumber }) => <span className="font-mono">{accountNumber}</span>,
      },
      { key: 'holder', title: t('bank.holder'), show: ({ holder }) => holder },
      ...shopColumns(hasSeveral, t('shop')),
      { key: 'note', title: t('bank.note'), isHiddenByDefault: true, show: ({ note }) => note },
      {
        key: 'state',
        title: t('state'),
        width: 130,
        show: ({ isActive }) => (
          <StateMark tone={isActive ? 'positive' : 'neutral'}>
            {t(isActive ? 'bank.shown' : 'bank.hidden')}
          </StateMark>
        ),
      },
      ...(mayReview
        ? [
            {
              key: 'edit',
              title: t('bank.change'),
              width: 120,
              align: 'end' as const,
              isFixed: true,
              show: (account: BankAccount) => (
                <Button
                  size="small"
                  aria-label={`${t('bank.change')}: ${account.bankName}`}
                  onClick={() => setEdited(account)}
                >
                  {t('bank.change')}
                </Button>
              ),
            },
          ]
        : []),
    ],
    [t, hasSeveral, mayReview],
  );
  return (
    <>
      <ListPage
        name="bankAccounts"
        title={t('accounts.title')}
        sentence={t('accounts.bankSentence')}
        tabs={
          <>
            {tabs}
            {savedFor !== undefined && <OfferMethod shopId={savedFor} kind="bankDeposit" />}
          </>
        }
        action={
          mayReview && (
            <Button type="primary" onClick={() => setEdited('new')} data-add-bank>
              {t('bank.add')}
            </Button>
          )
        }
        filters={filters}
        columns={columns}
        keyOf={keyInShop}
        load={load}
        empty={{ title: t('empty.bank'), text: t('emptyText.bank') }}
      />
      {edited && (
        <BankForm
          {...(edited !== 'new' && { account: edited })}
          onSaved={setSavedFor}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

type FormProps = {
  readonly account?: BankAccount;
  readonly onSaved: (shopId: number) => void;
  readonly onClose: () => void;
};

function BankForm({ account, onSaved, onClose }: FormProps) {
  const { t } = useTranslation('finance');
  const { shops } = useMe();
  const [address] = useSearchParams();
  const shop = shops.find(({ id }) => String(id) === address.get('shop')) ?? shops[0];
  const save = useChange(bankAccountCalls.save, ['bankAccounts', 'studio.payType', 'audit']);
  const schema = bankAccountCalls.save.input.omit({ id: true });
  return (
    <ModalForm
      title={account ? t('bank.changeTitle', { bank: account.bankName }) : t('bank.add')}
      text={t('bank.text')}
      schema={schema}
      initial={account ?? { shopId: shop?.id, isActive: true, position: 1, note: '' }}
      submitLabel={t('bank.save')}
      onSubmit={async (values) => {
        const ofAccount = account && { id: account.id, shopId: account.shopId };
        await save({ ...values, ...ofAccount });
        if (values.isActive) onSaved(account?.shopId ?? values.shopId);
      }}
      onClose={onClose}
    >
      {!account && shops.length > 1 ? (
        <Field name="shopId" label={t('shop')}>
          <Select options={shops.map(({ id, name }) => ({ value: id, label: name }))} />
        </Field>
      ) : (
        <Form.Item name="shopId" hidden>
          <InputNumber />
        </Form.Item>
      )}
      <Field name="bankName" label={t('bank.name')}>
        <Input maxLength={100} />
      </Field>
      <Field name="holder" label={t('bank.holder')}>
        <Input maxLength={100} />
      </Field>
      <Field name="accountNumber" label={t('bank.number')}>
        <Input maxLength={60} className="font-mono" autoComplete="off" />
      </Field>
      <Field name="note" label={t('bank.note')} help={t('bank.noteHelp')}>
        <Input maxLength={300} />
      </Field>
      <Field name="position" label={t('bank.position')}>
        <InputNumber min={1} max={1000} precision={0} />
      </Field>
      <Form.Item name="isActive" label={t('bank.isShown')} valuePropName="checked">
        <Switch />
      </Form.Item>
    </ModalForm>
  );
}
