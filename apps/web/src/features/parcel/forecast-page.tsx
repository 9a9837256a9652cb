import type { VirtualWarehouse, Warehouse } from '@onehaul/contract/catalog';
import type { OverseasDeclaration } from '@onehaul/contract/declaration';
import type { Claim, Unclaimed } from '@onehaul/contract/parcel';
import { useTranslation } from '@onehaul/i18n/react';
import { LinkButton } from '@onehaul/ui/button';
import { CountTabs } from '@onehaul/ui/list/count-tabs';
import { PageHead } from '@onehaul/ui/list/page-head';
import { useSearchParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import { ClaimTab } from './claim-tab.tsx';
import { DeclarationTab } from './declaration-tab.tsx';
import { forecastTabs } from './forecast-address.ts';
import { ForecastTab } from './forecast-tab.tsx';
import { SheetTab } from './sheet-tab.tsx';

export type ForecastMember = { readonly id: number; readonly memberCode: string };
export type Named = { readonly id: number; readonly name: string };
type List<Row> = { readonly items: readonly Row[]; readonly total: number };

/** What a forecast is made of. */
export type Offered = {
  readonly warehouses: readonly Warehouse[];
  readonly goodsTypes: readonly Named[];
  /** The shop requires name and price of the goods. */
  readonly needsGoods: boolean;
};
export type Declarations = { readonly page: number; readonly list: List<OverseasDeclaration> };
export type Claims = {
  readonly warehouses: readonly Named[];
  readonly page: number;
  readonly list: List<Unclaimed>;
  readonly claimPage: number;
  readonly claims: List<Claim>;
};
export type ForecastPart =
  | ({ readonly tab: 'rows' | 'sheet' } & Offered)
  | ({ readonly tab: 'abroad' } & Declarations)
  | ({ readonly tab: 'claim' } & Claims);

type Props = {
  readonly member: ForecastMember;
  /** Addresses abroad that forward to a warehouse. */
  readonly abroad: readonly VirtualWarehouse[];
  readonly part: ForecastPart;
};

/** /consolidation/forecast: announces parcels and claims unowned ones. */
export function ForecastPage({ member: owner, abroad, part }: Props) {
  const { t } = useTranslation('parcel');
  const { t: member } = useTranslation('member');
  const [address] = useSearchParams();
  const warehouse = address.get('warehouse');
  return (
    <>
      <PrivateHead title={member('title.forecast')} />
      <PageHead
        title={member('title.forecast')}
        sentence={t('forecast.sentence')}
        action={
          <LinkButton to={paths.parcels} variant="secondary">
            {member('title.parcels')}
          </LinkButton>
        }
      />
      <CountTabs
        label={t('forecast.ways')}
        chosen={part.tab}
        choices={forecastTabs
          .filter((tab) => tab !== 'abroad' || abroad.length > 0 || part.tab === 'abroad')
          .map((tab) => ({ value: tab, label: t(`tab.${tab}`) }))}
        // Preserves the warehouse and drops the filters of the other tab.
        searchOf={(tab) =>
          new URLSearchParams({ ...(tab !== 'rows' && { tab }), ...(warehouse && { warehouse }) }).toString()
        }
      />
      {part.tab === 'rows' && <ForecastTab member={owner} {...part} />}
      {part.tab === 'sheet' && <SheetTab member={owner} {...part} />}
      {part.tab === 'abroad' && <DeclarationTab member={owner} warehouses={abroad} {...part} />}
      {part.tab === 'claim' && <ClaimTab member={owner} {...part} />}
    </>
  );
}
