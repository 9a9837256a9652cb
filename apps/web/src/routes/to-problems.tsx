import { type LoaderFunctionArgs, redirect } from 'react-router';
import { requireModule } from '../app/load.server.ts';
import { paths } from '../app/paths.ts';

export function loader({ context }: LoaderFunctionArgs) {
  requireModule(context, 'consolidation');
  return redirect(paths.problems);
}

/** With a component the refusal is a page of the shop, not a bare answer. */
export default function ToProblems() {
  return null;
}
