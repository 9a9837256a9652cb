import { parseAccessToken } from '@onehaul/client/access-token';
import type { InputOf, OutputOf } from '@onehaul/client/send';
import type { Call } from '@onehaul/contract/call';
import { createContext, data, type RouterContextProvider } from 'react-router';
import { type ListChoice, parseListChoices } from './list-choices.ts';
import { callApi, pageFailure } from './load.server.ts';

type Context = Readonly<RouterContextProvider>;

/** What belongs to the member a page is rendered for. It is never part of `Visitor`, which shared pages depend on. */
export type Own = {
  readonly accessToken: string;
  /** Columns and rows the member has chosen for lists, as stored in the browser. */
  readonly lists?: string | undefined;
};

/** Null on every page that may be shared. */
export const ownContext = createContext<Own | null>(null);

/** Calls the API as the member. Without a valid login it throws 401, for which the server renews the login. */
export async function loadOwn<C extends Call>(
  context: Context,
  call: C,
  input: InputOf<C>,
): Promise<OutputOf<C>> {
  const own = context.get(ownContext);
  if (!own) throw data(null, { status: 401 });
  try {
    return await callApi(context, call, input, own.accessToken);
  } catch (error) {
    throw pageFailure(context, error);
  }
}

/** As `loadOwn`; null where the API refuses with this status. */
const loadOwnUnless =
  (status: number) =>
  async <C extends Call>(context: Context, call: C, input: InputOf<C>): Promise<OutputOf<C> | null> => {
    try {
      return await loadOwn(context, call, input);
    } catch (failure) {
      if ((failure as { readonly init?: { readonly status?: number } | null }).init?.status === status)
        return null;
      throw failure;
    }
  };

/** Null for a record that does not exist, or not yet. */
export const loadOwnIfAny = loadOwnUnless(404);

/** Null for what the shop has not opened to the member. */
export const loadOwnIfAllowed = loadOwnUnless(403);

/** User id that the token claims, as the browser reads it from its own token. */
export const ownSubject = (context: Context) =>
  parseAccessToken(context.get(ownContext)?.accessToken ?? '')?.subject;

/** What the member has chosen for a list. */
export const readListChoice = (context: Context, name: string): ListChoice =>
  parseListChoices(context.get(ownContext)?.lists)[name] ?? {};
