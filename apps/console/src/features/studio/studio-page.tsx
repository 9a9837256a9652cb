import { Navigate, useParams, useSearchParams } from 'react-router';
import { useMe } from '../../app/me.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { paths } from '../../app/paths.ts';
import { RecordList } from './kit/record-list.tsx';
import { SingleRecord } from './kit/single-record.tsx';
import { useWords } from './kit/use-words.ts';
import { screenGroups } from './screens.ts';
import { StudioMenu } from './studio-menu.tsx';
import { useStudioShop } from './use-studio-shop.ts';

/** Everything a shop is made of, one shop and one resource at a time. */
export function StudioPage() {
  const { permissions } = useMe();
  const { screen: name } = useParams();
  const [address] = useSearchParams();
  const { shop, shops } = useStudioShop();
  const groups = screenGroups
    .map((group) => ({
      name: group.name,
      screens: [...group.screens].filter(({ resource }) => permissions.includes(resource.access.read)),
    }))
    .filter(({ screens }) => screens.length > 0);
  const screens = groups.flatMap((group) => group.screens);
  const screen = screens.find(({ resource }) => resource.name === name);
  if (!shop) return null;
  if (!screen) {
    const first = `${paths.studio}/${screens[0]!.resource.name}`;
    return <Navigate replace to={{ pathname: first, search: address.toString() }} />;
  }
  const Page = screen.resource.isSingle ? SingleRecord : RecordList;
  return (
    <div className="flex gap-x-8 gap-y-4 max-xl:flex-col">
      <ScreenTitle name={screen.resource.name} />
      <StudioMenu groups={groups} current={screen.resource.name} shop={shop} shops={shops} />
      <div className="min-w-0 flex-1">
        <Page key={`${shop.id}-${screen.resource.name}`} screen={screen} shop={shop} />
      </div>
    </div>
  );
}

function ScreenTitle({ name }: { readonly name: string }) {
  const { title } = useWords(name);
  return <PageTitle>{title}</PageTitle>;
}
