import { catalogCalls } from '@onehaul/contract/catalog';
import { memberCalls } from '@onehaul/contract/member';
import { sessionCalls } from '@onehaul/contract/session';
import type { LoaderFunctionArgs } from 'react-router';
import { loadOwn } from '../app/own.server.ts';
import {
  loadLastPage,
  pageNumber,
  passwordParameter,
  rowsPerPage,
  signInsParameter,
  subAccountsParameter,
} from '../features/member/account-lists.ts';
import { loadTexts } from '../app/load-texts.ts';
import { AccountPage } from '../features/member/account-page.tsx';
import { AccountSections } from '../features/member/account-sections.tsx';

await loadTexts('account');
export const handle = { texts: ['account'], MenuPart: AccountSections };

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { searchParams } = url;
  const profile = await loadOwn(context, memberCalls.profile, {});
  const { isMainAccount } = profile;
  const rows = { pageRows: rowsPerPage };
  const [dialCodes, signIns, subAccounts, otherAccess] = await Promise.all([
    loadOwn(context, catalogCalls.dialCodes, { pageIndex: 1, pageRows: 300 }),
    loadLastPage(pageNumber(searchParams, signInsParameter), (pageIndex) =>
      loadOwn(context, sessionCalls.list, { pageIndex, ...rows }),
    ),
    isMainAccount
      ? loadLastPage(pageNumber(searchParams, subAccountsParameter), (pageIndex) =>
          loadOwn(context, memberCalls.subAccounts, { pageIndex, ...rows }),
        )
      : undefined,
    isMainAccount && searchParams.has(passwordParameter)
      ? loadOwn(context, memberCalls.otherAccess, {})
      : undefined,
  ]);
  const { memberCode, username, name, sex, email, avatarUrl, countryId, dialCode, phoneNumber } = profile;
  const { isPhoneProved, telephone, marketplaceAccount, hasPassword, balance } = profile;
  return {
    profile: {
      memberCode,
      username,
      name,
      sex,
      email,
      avatarUrl,
      countryId,
      dialCode,
      phoneNumber,
      isPhoneProved,
      telephone,
      marketplaceAccount,
      isMainAccount,
      hasPassword,
      balance,
    },
    dialCodes,
    signIns,
    subAccounts,
    otherAccess,
  };
}

type Props = { readonly loaderData: Awaited<ReturnType<typeof loader>> };

export default function Account({ loaderData }: Props) {
  return <AccountPage {...loaderData} />;
}
