import { type LoaderFunctionArgs, redirect } from 'react-router';
import { requireModule } from '../app/load.server.ts';
import { paths } from '../app/paths.ts';

export function loader({ context }: LoaderFunctionArgs) {
  requireModule(context, 'consolidation');
  return redirect(paths.problems);
}

/** With a component, a refusal renders as a page of the shop instead of a bare response. */
export default function ToProblems() {
  return null;
}
