import { declarationCalls, type OverseasDeclaration } from '@onehaul/contract/declaration';
import type { Profile } from '@onehaul/contract/member';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { Button, Pagination } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage, ListMessage } from '@onehaul/workbench/list-message';
import { Moment } from '@onehaul/workbench/moment';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ListSkeleton } from '../../app/portal/list-states.tsx';
import { parcelsKey } from '../../app/portal/parcel-queries.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { type AddressAbroad, DeclarationForm } from './declaration-form.tsx';
import { NumberWithCopy } from '../../app/portal/copy-number.tsx';
import { ParcelStateMark } from './parcel-state-mark.tsx';

type Props = {
  readonly profile: Profile;
  /** Undefined until loaded. */
  readonly warehouses: readonly AddressAbroad[] | undefined;
};

/** Under the parcels key prefix: an arriving parcel changes its declaration. */
const declarationsKey = [...parcelsKey, 'declarations'];
const rowsOnPage = 10;

/** Goods sent to an address abroad first (§3 overseas declaration). */
export function DeclarationTab({ profile, warehouses }: Props) {
  const { t } = useTranslation('parcel');
  const queries = useQueryClient();
  const [changing, setChanging] = useState<OverseasDeclaration>();
  if (!warehouses) return <ListSkeleton />;
  if (warehouses.length === 0)
    return (
      <Card>
        <ListMessage icon="note" title={t('abroad.noneTitle')} text={t('abroad.noneText')} />
      </Card>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <DeclarationForm
        key={changing?.parcelId ?? 'new'}
        profile={profile}
        warehouses={warehouses}
        declaration={changing}
        onDone={async () => {
          setChanging(undefined);
          await queries.invalidateQueries({ queryKey: parcelsKey });
        }}
        onCancel={() => setChanging(undefined)}
      />
      <OwnDeclarations
        onChange={(declaration) => {
          setChanging(declaration);
          window.scrollTo({ top: 0 });
        }}
      />
    </div>
  );
}

type OwnProps = { readonly onChange: (declaration: OverseasDeclaration) => void };

function OwnDeclarations({ onChange }: OwnProps) {
  const { t } = useTranslation('parcel');
  const send = useSendWithMessage();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: [...declarationsKey, page],
    queryFn: () => send(declarationCalls.list, { pageIndex: page, pageRows: rowsOnPage }),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-labelledby="declarations" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="declarations" className="text-body font-semibold">
        {t('abroad.own')}
      </h2>
      <Card className={data ? '' : 'p-6'}>
        {!data && error && <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />}
        {!data && !error && <ListSkeleton />}
        {data?.items.length === 0 && (
          <ListMessage icon="note" title={t('abroad.emptyTitle')} text={t('abroad.emptyText')} />
        )}
        {data && data.items.length > 0 && (
          <ul className="divide-y divide-line">
            {data.items.map((declaration) => (
              <li
                key={declaration.parcelId}
                className="grid gap-x-6 gap-y-1 px-6 py-4 text-small sm:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_minmax(0,6fr)]"
              >
                <div className="grid content-start gap-1">
                  <NumberWithCopy number={declaration.courierNumber} />
                  <span className="text-muted">{declaration.courierCompany}</span>
                </div>
                <div className="grid content-start gap-1">
                  <span>{`${declaration.goodsName} × ${declaration.quantity}`}</span>
                  <span className="text-muted">
                    {`${declaration.virtualWarehouseName} · ${declaration.currencyCode} ${declaration.valueMinor / 100}`}
                  </span>
                </div>
                <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1">
                  <ParcelStateMark state={declaration.state} />
                  <Moment at={declaration.createdAt} />
                  {declaration.state === 'forecast' && (
                    <Button size="small" onClick={() => onChange(declaration)}>
                      {t('abroad.change')}
                    </Button>
                  )}
                </div>
              </li>
            ))}
          </ul>
        )}
      </Card>
      {data && (
        <Pagination
          className="justify-self-end"
          size="small"
          current={page}
          pageSize={rowsOnPage}
          total={data.total}
          hideOnSinglePage
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
    </section>
  );
}
