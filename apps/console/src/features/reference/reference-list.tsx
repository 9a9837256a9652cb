import type { Dictionary } from '@onehaul/domain/reference';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import { ListPage } from '@onehaul/workbench/list-page';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useHasPermission } from '../../app/me.ts';
import { type DictionaryRow, RecordDrawer } from './record-drawer.tsx';
import { useEditedFilter, useStateColumn } from './use-words.tsx';

type OfList<Row> = ComponentProps<typeof ListPage<Row>>;
type OfDrawer<Row extends DictionaryRow> = ComponentProps<typeof RecordDrawer<Row>>;
type Props<Row extends DictionaryRow> = Pick<OfList<Row>, 'tabs' | 'filters' | 'columns' | 'load'> &
  Pick<OfDrawer<Row>, 'list' | 'nameOf' | 'detailsOf' | 'form' | 'revert'> & {
    readonly dictionary: Dictionary;
    readonly loadOne: OfDrawer<Row>['load'];
    /** Button and form for a further row, where the operator may add one. */
    readonly add?: { readonly label: string; readonly form: (onClose: () => void) => ReactNode };
  };

const keyOf = ({ id }: DictionaryRow) => id;

/** The rows of a dictionary, with a drawer for one of them. */
export function ReferenceList<Row extends DictionaryRow>(props: Props<Row>) {
  const { dictionary, list, tabs, filters = [], columns, load, loadOne, add, ...ofRow } = props;
  const { t } = useTranslation('console');
  const { t: words } = useTranslation('reference');
  const mayEdit = useHasPermission('reference:edit');
  const [isAdding, setIsAdding] = useState(false);
  const state = useStateColumn<Row>();
  const edited = useEditedFilter();
  return (
    <>
      <ListPage
        name={list}
        title={t('page.dictionaries')}
        sentence={words(`sentence.${dictionary}`)}
        tabs={tabs}
        action={
          add &&
          mayEdit && (
            <Button type="primary" onClick={() => setIsAdding(true)}>
              {add.label}
            </Button>
          )
        }
        searchLabel={words(`search.${dictionary}`)}
        filters={[...filters, edited]}
        columns={[...columns, state]}
        keyOf={keyOf}
        maxPageSize={100}
        load={load}
        empty={{ title: words('empty.title'), text: words('empty.text') }}
        drawer={{
          title: words(`one.${dictionary}`),
          show: (key) => <RecordDrawer key={key} list={list} id={key} load={loadOne} {...ofRow} />,
        }}
      />
      {isAdding && add?.form(() => setIsAdding(false))}
    </>
  );
}
