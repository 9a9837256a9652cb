import { Breadcrumb } from '@onehaul/ui/breadcrumb';
import { SegmentedLinks } from '@onehaul/ui/form/segmented-links';
import { Pager } from '@onehaul/ui/pager';
import { Stepper } from '@onehaul/ui/stepper';
import { Tabs } from '@onehaul/ui/tabs';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Part } from '../part.tsx';

const labels = {
  navigation: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (number: number) => `Page ${number}`,
};
const titles = ['Parcels', 'Address', 'Delivery', 'Payment'];

/** Ways through pages and steps. */
export function NavigationParts() {
  const [search] = useSearchParams();
  const [page, setPage] = useState(1);
  return (
    <>
      <Part name="Pager">
        <Pager
          page={Number(search.get('page') ?? 6)}
          pages={12}
          labels={labels}
          addressOf={(to) => `?page=${to}`}
        />
        <Pager
          page={page}
          pages={3}
          labels={{ ...labels, navigation: 'Pages of the panel' }}
          onPage={setPage}
        />
      </Part>
      <Part name="Tabs">
        <Tabs
          label="Views"
          tabs={[
            { key: 'facts', title: 'Details', panel: <p>Weight 1.2 kg</p> },
            { key: 'photos', title: 'Photos', panel: <p>Three photos</p> },
            { key: 'history', title: 'Lịch sử vận chuyển', panel: <p>Stored on 3 May</p> },
          ]}
        />
      </Part>
      <Part name="Stepper">
        <Stepper
          label="Steps"
          current="Delivery"
          steps={titles.map((title, index) => ({
            key: title,
            title,
            isDone: index < 2,
            ...(index < 3 && { to: `?step=${index + 1}` }),
          }))}
          words={{ done: 'Done', position: (number, count) => `Step ${number} of ${count}:` }}
        />
      </Part>
      <Part name="Links">
        <Breadcrumb label="You are here" ancestors={[{ title: 'Help', to: '?help' }]} current="Addresses" />
        <SegmentedLinks
          label="Modes"
          choices={[
            { to: '?mode=a', title: 'Password', isCurrent: true },
            { to: '?mode=b', title: 'Code', isCurrent: false },
          ]}
        />
      </Part>
    </>
  );
}
