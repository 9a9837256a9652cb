import type { LoaderFunctionArgs } from 'react-router';
import { loadTexts } from '../app/load-texts.ts';
import { revalidateExceptOpen } from '../app/revalidate-except-open.ts';
import { CodProblemsPage } from '../features/cod/cod-problems-page.tsx';
import { loadCodProblems } from '../features/cod/load-cod.server.ts';

await loadTexts('seller', 'cod');
export const handle = { texts: ['seller', 'cod'] };

export const loader = (request: LoaderFunctionArgs) => loadCodProblems(request);

export const shouldRevalidate = revalidateExceptOpen;

type Props = { readonly loaderData: Awaited<ReturnType<typeof loader>> };

export default function Page({ loaderData }: Props) {
  return <CodProblemsPage {...loaderData} />;
}
