import type { VirtualWarehouse } from '@onehaul/contract/catalog';
import type { OverseasDeclaration } from '@onehaul/contract/declaration';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Card } from '@onehaul/ui/card';
import { ListMessage } from '@onehaul/ui/list-message';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { NumberWithCopy } from '../../app/portal/copy-number.tsx';
import { ListPager } from '../../app/portal/list-pager.tsx';
import { Moment } from '../../app/portal/moment.tsx';
import { DeclarationForm } from './declaration-form.tsx';
import { declarationRows } from './forecast-address.ts';
import type { Declarations, ForecastMember } from './forecast-page.tsx';
import { ParcelStateMark } from './parcel-state-mark.tsx';

type Props = Declarations & {
  readonly member: ForecastMember;
  readonly warehouses: readonly VirtualWarehouse[];
};

/** Goods sent to an address abroad first (§3 overseas declaration). */
export function DeclarationTab({ member, warehouses, page, list }: Props) {
  const { t } = useTranslation('parcel');
  const [changing, setChanging] = useState<OverseasDeclaration>();
  // A form that was sent is replaced by an empty one for the same address.
  const [last, setLast] = useState({ warehouseId: warehouses[0]?.id, sent: 0 });
  if (last.warehouseId === undefined)
    return (
      <Card>
        <ListMessage icon="note" title={t('abroad.noneTitle')} text={t('abroad.noneText')} />
      </Card>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <DeclarationForm
        key={`${changing?.parcelId ?? 'new'}-${last.sent}`}
        member={member}
        warehouses={warehouses}
        warehouseId={last.warehouseId}
        declaration={changing}
        onDone={(warehouseId) => {
          setChanging(undefined);
          setLast(({ sent }) => ({ warehouseId, sent: sent + 1 }));
        }}
        onCancel={() => setChanging(undefined)}
      />
      <OwnDeclarations
        page={page}
        list={list}
        onChange={(declaration) => {
          setChanging(declaration);
          window.scrollTo({ top: 0 });
        }}
      />
    </div>
  );
}

type OwnProps = Declarations & { readonly onChange: (declaration: OverseasDeclaration) => void };

function OwnDeclarations({ page, list, onChange }: OwnProps) {
  const { t } = useTranslation('parcel');
  const [address] = useSearchParams();
  const addressOf = (to: number) => {
    const next = new URLSearchParams(address);
    next.set('page', String(to));
    return `?${next.toString()}`;
  };
  return (
    <section aria-labelledby="declarations" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="declarations" className="text-body font-semibold">
        {t('abroad.own')}
      </h2>
      <Card>
        {list.items.length === 0 ? (
          <ListMessage as="h3" icon="note" title={t('abroad.emptyTitle')} text={t('abroad.emptyText')} />
        ) : (
          <ul className="divide-y divide-line">
            {list.items.map((declaration) => (
              <li
                key={declaration.parcelId}
                className="grid gap-x-6 gap-y-1 px-4 py-4 text-small sm:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_minmax(0,6fr)] sm:px-6"
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
                <div className="flex flex-wrap items-center gap-x-4 gap-y-1 sm:justify-end">
                  <ParcelStateMark state={declaration.state} />
                  <Moment at={declaration.createdAt} />
                  {declaration.state === 'forecast' && (
                    <Button size="small" variant="secondary" onClick={() => onChange(declaration)}>
                      {t('abroad.change')}
                    </Button>
                  )}
                </div>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <ListPager page={page} rows={declarationRows} total={list.total} addressOf={addressOf} />
    </section>
  );
}
