import { parcelStages } from '@onehaul/domain/parcel/parcel-state';
import { useTranslation } from '@onehaul/i18n/react';
import { LinkButton } from '@onehaul/ui/button';
import type { ListChange } from '@onehaul/ui/list/address-state';
import { ListMessage } from '@onehaul/ui/list-message';
import type { ReactNode } from 'react';
import type { ParcelFilters } from './parcel-input.ts';

type Props = {
  readonly total: number;
  readonly query: ParcelFilters;
  readonly searchOf: (change: ListChange) => string;
  /** What a member without parcels does next. */
  readonly action: ReactNode;
};

/** Why the list has no rows, and what to do next. */
export const ListEmpty = (props: Props) => (
  <div className="rounded-card border border-line bg-surface">
    <Message {...props} />
  </div>
);

function Message({ total, query: { search, filters }, searchOf, action }: Props) {
  const { t } = useTranslation('parcel');
  const { t: words } = useTranslation('workbench');
  const stage = parcelStages.find((one) => one === filters.stage);
  if (total > 0) {
    return (
      <ListMessage icon="search" title={words('list.pastEndTitle')} text={words('list.pastEndText')}>
        <LinkButton variant="secondary" to={{ search: searchOf({ page: 1 }) }}>
          {words('list.firstPage')}
        </LinkButton>
      </ListMessage>
    );
  }
  if (search !== '' || filters.warehouse || filters.ends) {
    return (
      <ListMessage icon="search" title={words('list.noResultTitle')} text={words('list.noResultText')}>
        <LinkButton
          variant="secondary"
          to={{ search: searchOf({ search: '', filters: { warehouse: undefined, ends: undefined } }) }}
        >
          {words('list.showAll')}
        </LinkButton>
      </ListMessage>
    );
  }
  if (stage) {
    const title = t('list.emptyStageTitle', { stage: t(`stage.${stage}`) });
    return <ListMessage icon="note" title={title} text={t(`stage.${stage}Text`)} />;
  }
  return (
    <ListMessage icon="note" title={t('list.emptyTitle')} text={t('list.emptyText')}>
      {action}
    </ListMessage>
  );
}
