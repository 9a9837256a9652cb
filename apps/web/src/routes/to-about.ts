import { redirect } from 'react-router';
import { paths } from '../app/paths.ts';

export function loader() {
  return redirect(paths.about);
}
