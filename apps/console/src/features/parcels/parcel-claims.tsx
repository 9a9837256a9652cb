import type { Claim } from '@onehaul/contract/console/parcels';
import { useTranslation } from '@onehaul/i18n/react';
import { Moment } from '@onehaul/workbench/moment';
import { Link } from 'react-router';
import { keyInShop } from '../../app/parcel/key-in-shop.ts';
import { paths } from '../../app/paths.ts';

/** Claims on a parcel; they are decided at the desk of unowned parcels. */
export function ParcelClaims({ claims }: { readonly claims: readonly Claim[] }) {
  const { t } = useTranslation('station');
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-small font-semibold">{t('claim.title')}</h3>
      <ul className="rounded-card border border-line">
        {claims.map((claim) => (
          <li
            key={claim.id}
            className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line px-4 py-2.5 text-small last:border-0"
          >
            <Link
              to={`${paths.unclaimed}?tab=claims&state=${claim.state}&open=${keyInShop(claim)}`}
              className="text-primary-9 underline"
            >
              {claim.memberCode} {claim.memberName}
            </Link>
            <Moment at={claim.createdAt} />
            <span className="text-muted">{t(`claimState.${claim.state}`)}</span>
            <span className="text-end text-muted">{claim.decidedBy}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
