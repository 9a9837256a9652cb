import type { Resource } from '@onehaul/contract/console/studio/resource';
import { ListMessage } from '@onehaul/workbench/list-message';
import { PageHead } from '@onehaul/workbench/page-head';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { useMe } from '../../app/me.ts';
import { useModuleWords } from '../../app/module-words.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { paths } from '../../app/paths.ts';
import { RecordList } from './kit/record-list.tsx';
import { SingleRecord } from './kit/single-record.tsx';
import { useWords } from './kit/use-words.ts';
import { screenGroups } from './screens.ts';
import { isAllowed, menuFor, StudioFrame } from './studio-frame.tsx';
import { useStudioShop } from './use-studio-shop.ts';

/** Everything a shop is made of, one shop and one resource at a time. */
export function StudioPage() {
  const { permissions, allowedModules } = useMe();
  const { screen: name } = useParams();
  const [address] = useSearchParams();
  const { shop } = useStudioShop();
  const screen = screenGroups
    .flatMap((group) => [...group.screens])
    .find(({ resource }) => resource.name === name && permissions.includes(resource.access.read));
  if (!shop) return null;
  if (!screen) {
    const first = `${paths.studio}/${menuFor(permissions, allowedModules)[0]!.pages[0]!}`;
    return <Navigate replace to={{ pathname: first, search: address.toString() }} />;
  }
  const Page = screen.resource.isSingle ? SingleRecord : RecordList;
  return (
    <StudioFrame current={screen.resource.name}>
      <ScreenTitle name={screen.resource.name} />
      {isAllowed(screen.resource, allowedModules) ? (
        <Page key={`${shop.id}-${screen.resource.name}`} screen={screen} shop={shop} />
      ) : (
        <NotIncluded resource={screen.resource} />
      )}
    </StudioFrame>
  );
}

/** By its address or an old link: the menu does not list it. */
function NotIncluded({ resource: { name, module } }: { readonly resource: Resource }) {
  const { t, title } = useWords(name);
  const moduleWord = useModuleWords();
  return (
    <>
      <PageHead title={title} sentence="" />
      <div data-not-included={module}>
        <ListMessage
          icon="lock"
          title={t('notIncluded.title', { module: moduleWord(module!) })}
          text={t('notIncluded.text')}
        />
      </div>
    </>
  );
}

function ScreenTitle({ name }: { readonly name: string }) {
  const { title } = useWords(name);
  return <PageTitle>{title}</PageTitle>;
}
