import { catalogCalls } from '@onehaul/contract/catalog';
import { memberCalls } from '@onehaul/contract/member';
import { overviewCalls } from '@onehaul/contract/overview';
import { rewardCalls } from '@onehaul/contract/reward';
import type { LoaderFunctionArgs } from 'react-router';
import { loadTexts } from '../app/load-texts.ts';
import { loadOwn } from '../app/own.server.ts';
import { PersonalPage } from '../features/member/personal-page.tsx';
import { OverviewBoard } from '../features/overview/overview-board.tsx';

await loadTexts('overview', 'way');
export const handle = { texts: ['overview', 'way'] };

export async function loader({ context }: LoaderFunctionArgs) {
  const [profile, overview, signIn, warehouses] = await Promise.all([
    loadOwn(context, memberCalls.profile, {}),
    loadOwn(context, overviewCalls.get, {}),
    loadOwn(context, rewardCalls.signInState, {}),
    loadOwn(context, catalogCalls.warehouses, { pageIndex: 1, pageRows: 300 }),
  ]);
  const { name, username, memberCode, avatarUrl, levelName, isMainAccount, balance, points } = profile;
  return {
    profile: { name, username, memberCode, avatarUrl, levelName, isMainAccount, balance, points },
    overview,
    signIn: { streak: signIn.streak, isDone: signIn.isDone, points: signIn.coming[0]?.points ?? 0 },
    warehouses: warehouses.items.map(
      ({ id, code, name, countryCode, receiver, phone, address, postcode, hours, note }) => ({
        id,
        code,
        name,
        countryCode,
        receiver,
        phone,
        address,
        postcode,
        hours,
        note,
      }),
    ),
  };
}

type Props = { readonly loaderData: Awaited<ReturnType<typeof loader>> };

export default function Page({ loaderData: { profile, overview, signIn, warehouses } }: Props) {
  return (
    <PersonalPage
      profile={profile}
      warehouses={warehouses}
      board={<OverviewBoard overview={overview} profile={profile} signIn={signIn} />}
    />
  );
}
