import type { GoodsDeclaration } from '@onehaul/contract/goods-declaration';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import type { Column } from '@onehaul/ui/list/row-list';
import { useSwipe } from '@onehaul/ui/list/use-swipe';
import { useOpenInAddress } from '@onehaul/ui/overlay/use-open-in-address';
import { type ComponentProps, Suspense, useMemo } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import { ActLink } from '../../app/portal/act-link.tsx';
import { Moment } from '../../app/portal/moment.tsx';
import { OwnList } from '../../app/portal/own-list.tsx';
import { useInBrowser } from '../../app/use-in-browser.ts';
import { type Declarations, declareListNames } from './declare-parts.ts';
import { useRemoveDeclaration } from './use-remove-declaration.ts';

const OpenDeclaration = lazyPart(async () => ({
  default: (await import('./open-declaration.client.tsx')).OpenDeclaration,
}));

type Props = Declarations &
  Pick<ComponentProps<typeof OwnList<GoodsDeclaration>>, 'title' | 'sentence' | 'tabs'>;

const keyOf = ({ id }: GoodsDeclaration) => String(id);
const second = 'truncate text-caption text-muted';

/** Saved goods declarations. */
export function DeclarationList(props: Props) {
  const { list } = props;
  const { t } = useTranslation('customs');
  const columns = useColumns();
  const adding = useOpenInAddress('do');
  const isInBrowser = useInBrowser();
  const remove = useRemoveDeclaration();
  useSwipe((key) => {
    const declaration = list.items.find((row) => keyOf(row) === key);
    if (declaration) void remove(declaration);
  });
  const add = (
    <ActLink what="add" data-add-declaration>
      <Icon name="plus" className="size-4" />
      {t('list.add')}
    </ActLink>
  );
  return (
    <>
      <OwnList<GoodsDeclaration>
        {...props}
        name={declareListNames.goods}
        action={add}
        searchHint={t('list.search')}
        filters={[]}
        columns={columns}
        keyOf={keyOf}
        swipe={{ label: t('remove'), isOffered: () => true }}
        empty={{ title: t('list.emptyTitle'), text: t('list.emptyText'), action: add }}
        drawer={(open, close) =>
          open !== undefined && (
            <OpenDeclaration
              key={open}
              declaration={list.items.find((row) => keyOf(row) === open)}
              onClose={close}
              onRemove={(declaration) =>
                void remove(declaration).then((isDone) => (isDone ? close() : undefined))
              }
            />
          )
        }
      />
      {isInBrowser && adding.openKey === 'add' && (
        <Suspense>
          <OpenDeclaration declaration="new" onClose={adding.close} />
        </Suspense>
      )}
    </>
  );
}

function useColumns(): readonly Column<GoodsDeclaration>[] {
  const { t, i18n } = useTranslation('customs');
  return useMemo(() => {
    const { money, number } = measuresIn(i18n.language);
    return [
      {
        key: 'goods',
        title: t('column.goods'),
        isFixed: true,
        onCard: 'head',
        show: ({ nameChinese, nameEnglish }) => (
          <span className="grid min-w-0 leading-tight">
            <span className="truncate">{nameChinese}</span>
            <span className={second}>{nameEnglish}</span>
          </span>
        ),
      },
      {
        key: 'hsCode',
        title: t('column.hsCode'),
        width: 'w-[130px]',
        onCard: 'field',
        show: ({ hsCode, origin }) => (
          <span className="grid leading-tight max-md:flex max-md:gap-x-2">
            <code className="font-mono">{hsCode || '-'}</code>
            <span className={second}>{origin}</span>
          </span>
        ),
      },
      {
        key: 'price',
        title: t('column.price'),
        width: 'w-[170px]',
        align: 'end',
        onCard: 'field',
        show: ({ unitPriceCents, quantity }) => (
          <span className="tabular-nums">
            {money(unitPriceCents, 'CNY')} × {number(quantity)}
          </span>
        ),
      },
      {
        key: 'declarer',
        title: t('column.declarer'),
        width: 'w-[24%]',
        onCard: 'field',
        show: ({ name, phone, idCardTail }) => (
          <span className="grid min-w-0 leading-tight max-md:flex max-md:flex-wrap max-md:gap-x-2">
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
        width: 'w-[150px]',
        show: ({ updatedAt }) => <Moment at={updatedAt} />,
      },
    ];
  }, [t, i18n.language]);
}
