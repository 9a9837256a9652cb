import { type LoaderFunctionArgs, redirect } from 'react-router';
import { paths } from '../app/paths.ts';
import { safePath } from '../app/safe-path.ts';

/** `/redirect/{path}` redirects to a page of this shop, or home for any other path. */
export function loader({ url }: LoaderFunctionArgs) {
  const wanted = url.pathname.slice(paths.redirect.length) + url.search;
  return redirect(safePath(wanted) ?? paths.home);
}
