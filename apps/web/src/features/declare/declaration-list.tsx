import type { GoodsDeclaration } from '@onehaul/contract/goods-declaration';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import { Button } from '@onehaul/workbench/antd';
import type { Column } from '@onehaul/workbench/data-table';
import { DetailDrawer } from '@onehaul/workbench/detail-drawer';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';

import { Moment } from '@onehaul/workbench/moment';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ListSkeleton } from '../../app/portal/list-states.tsx';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useIsNarrow } from '../../app/portal/use-is-narrow.ts';
import { DeclarationForm } from './declaration-form.tsx';
import { declarationsKey, loadDeclarations } from './declare-queries.ts';
import { useRemoveDeclaration } from './use-remove-declaration.ts';

const keyOf = ({ id }: GoodsDeclaration) => String(id);
const second = 'block truncate text-caption text-muted';

/** Saved goods declarations. */
export function DeclarationList({ tabs }: { readonly tabs: ReactNode }) {
  const { t } = useTranslation('customs');
  const { t: member } = useTranslation('member');
  const send = useSendWithMessage();
  const isNarrow = useIsNarrow();
  const columns = useColumns(isNarrow);
  const [, setAddress] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const removeDeclaration = useRemoveDeclaration();
  const load = useCallback((query: ListQuery) => loadDeclarations(send, query), [send]);
  const close = () =>
    setAddress(
      (before) => {
        before.delete('open');
        return before;
      },
      { preventScrollReset: true },
    );
  const add = (
    <Button
      type="primary"
      data-add-declaration
      icon={<Icon name="plus" className="size-4" />}
      onClick={() => setAdding(true)}
    >
      {t('list.add')}
    </Button>
  );
  return (
    <>
      <ListPage<GoodsDeclaration>
        name={declarationsKey[0]!}
        title={member('title.declare')}
        sentence={t('page.sentence')}
        action={add}
        tabs={tabs}
        searchLabel={t('list.search')}
        isTall
        isNarrow={isNarrow}
        columns={columns}
        keyOf={keyOf}
        load={load}
        empty={{ title: t('list.emptyTitle'), text: t('list.emptyText') }}
        drawer={{
          title: t('drawer.edit'),
          show: (key, row) =>
            row ? (
              <DeclarationForm
                key={key}
                declaration={row}
                onDone={close}
                onRemove={(declaration) =>
                  void removeDeclaration(declaration).then((isDone) => isDone && close())
                }
              />
            ) : (
              <ListSkeleton />
            ),
        }}
      />
      <DetailDrawer
        title={t('drawer.add')}
        openKey={isAdding ? 'new' : undefined}
        onClose={() => setAdding(false)}
      >
        {() => <DeclarationForm declaration={undefined} onDone={() => setAdding(false)} />}
      </DetailDrawer>
    </>
  );
}

function useColumns(isNarrow: boolean): Column<GoodsDeclaration>[] {
  const { t, i18n } = useTranslation('customs');
  return useMemo(() => {
    const { money, number } = measuresIn(i18n.language);
    const goods: Column<GoodsDeclaration> = {
      key: 'goods',
      title: t('column.goods'),
      isFixed: true,
      show: ({ nameChinese, nameEnglish, hsCode }) => (
        <span className="grid min-w-0 leading-tight">
          <span className="truncate">{nameChinese}</span>
          <span className={second}>{isNarrow && hsCode ? `${nameEnglish} · HS ${hsCode}` : nameEnglish}</span>
        </span>
      ),
    };
    const price: Column<GoodsDeclaration> = {
      key: 'price',
      title: t('column.price'),
      width: isNarrow ? 132 : 170,
      align: 'end',
      show: ({ unitPriceCents, quantity }) => (
        <span className="tabular-nums">
          {money(unitPriceCents, 'CNY')} × {number(quantity)}
        </span>
      ),
    };
    if (isNarrow) return [goods, price];
    return [
      goods,
      {
        key: 'hsCode',
        title: t('column.hsCode'),
        width: 130,
        show: ({ hsCode, origin }) => (
          <span className="grid leading-tight">
            <code className="font-mono">{hsCode || '-'}</code>
            <span className={second}>{origin}</span>
          </span>
        ),
      },
      price,
      {
        key: 'declarer',
        title: t('column.declarer'),
        width: '24%',
        show: ({ name, phone, idCardTail }) => (
          <span className="grid min-w-0 leading-tight">
            <span className="truncate">{name}</span>
            <span className={`${second} tabular-nums`}>
              {phone}
              {idCardTail && ` · ****${idCardTail}`}
            </span>
          </span>
        ),
      },
      {
        key: 'updatedAt',
        title: t('column.updatedAt'),
        width: 150,
        show: ({ updatedAt }) => <Moment at={updatedAt} />,
      },
    ];
  }, [t, i18n.language, isNarrow]);
}
