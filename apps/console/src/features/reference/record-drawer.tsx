import type { ReferenceChange } from '@onehaul/contract/console/reference';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Button, Skeleton } from '@onehaul/workbench/antd';
import { DetailList } from '@onehaul/workbench/detail-list';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage, ListMessage } from '@onehaul/workbench/list-message';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { useHasPermission } from '../../app/me.ts';
import { History } from './history.tsx';
import { RowState, type StateOfRow, useFieldLabel, useValueText } from './use-words.tsx';

export type DictionaryRow = StateOfRow & { readonly id: string; readonly version: number };
type Loaded<Row> = {
  readonly record: Row;
  readonly released: Readonly<Record<string, unknown>> | null;
  readonly changes: readonly ReferenceChange[];
};
type Props<Row extends DictionaryRow> = {
  /** Name of the list, which is also the key of its queries. */
  readonly list: string;
  readonly id: string;
  readonly load: (id: string, signal: AbortSignal) => Promise<Loaded<Row>>;
  readonly nameOf: (row: Row) => string;
  readonly detailsOf: (row: Row) => readonly { key: string; label: string; value: ReactNode }[];
  readonly form: (row: Row, onClose: () => void) => ReactNode;
  readonly revert: (row: Row) => Promise<unknown>;
};

/** A row of a dictionary with what the release says, its actions and its history. */
export function RecordDrawer<Row extends DictionaryRow>(props: Props<Row>) {
  const { list, id, load, nameOf, detailsOf, form, revert } = props;
  const { t: words } = useTranslation('reference');
  const { message } = App.useApp();
  const mayEdit = useHasPermission('reference:edit');
  const [dialog, setDialog] = useState<'edit' | 'revert'>();
  const { data, error, refetch } = useQuery({
    queryKey: [list, 'record', id],
    queryFn: ({ signal }) => load(id, signal),
  });
  if (error) {
    const failure = failureOf(error);
    // A link with an id of another shape is refused as invalid.
    return failure.code === 404 || failure.code === 400 ? (
      <ListMessage icon="search" title={words('missing.title')} text={words('missing.text')} />
    ) : (
      <FailureMessage failure={failure} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />;
  const { record, released, changes } = data;
  const close = () => setDialog(undefined);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <h2 className="text-lead font-semibold">{nameOf(record)}</h2>
        <RowState editedAt={record.editedAt} isAdded={record.isAdded} />
        {mayEdit && (
          <div className="flex flex-wrap gap-2">
            <Button type="primary" onClick={() => setDialog('edit')}>
              {words('edit')}
            </Button>
            {released && <Button onClick={() => setDialog('revert')}>{words('revert')}</Button>}
          </div>
        )}
      </div>
      <DetailList rows={detailsOf(record)} />
      {released && <Released released={released} record={record} />}
      <section>
        <h3 className="pb-2 text-body font-semibold">{words('history.title')}</h3>
        <History changes={changes} />
      </section>
      {dialog === 'edit' && form(record, close)}
      {dialog === 'revert' && (
        <ModalForm
          title={words('revert.title')}
          text={words('revert.text')}
          schema={z.object({})}
          submitLabel={words('revert')}
          onSubmit={async () => {
            await revert(record);
            void message.success(words('reverted'));
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

type ReleasedProps = {
  readonly released: Readonly<Record<string, unknown>>;
  readonly record: object;
};

/** What the release says, where the row differs. */
function Released({ released, record }: ReleasedProps) {
  const { t: words } = useTranslation('reference');
  const labelOf = useFieldLabel();
  const textOf = useValueText();
  const own = record as Readonly<Record<string, unknown>>;
  const rows = Object.entries(released)
    .map(([key, value]) => ({ key, label: labelOf(key), value: textOf(value) }))
    .filter(({ key, value }) => value !== textOf(own[key]));
  return (
    <section>
      <h3 className="pb-2 text-body font-semibold">{words('released.title')}</h3>
      <DetailList rows={rows} />
    </section>
  );
}
