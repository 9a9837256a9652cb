import { cookieNames, formatCookie } from '@onehaul/domain/cookie-name';

/** What a member has chosen for a list. Kept in a cookie, because the server renders the list. */
export type ListChoice = {
  readonly rows?: number;
  readonly hidden?: readonly string[];
};

const oneYearSeconds = 365 * 24 * 60 * 60;
const entryPattern = /^(\w{1,30}):(\d{0,3}):([\w.]{0,300}|-)$/;

/** `parcels:50:goods.photos~orders::-`: rows and hidden columns of each list; `-` is a choice that hides none. */
export function parseListChoices(text: string | undefined): Readonly<Record<string, ListChoice>> {
  const entries = (text ?? '')
    .slice(0, 2000)
    .split('~')
    .flatMap((entry) => {
      const [, name, rows, hidden] = entryPattern.exec(entry) ?? [];
      if (!name) return [];
      const choice: ListChoice = {
        ...(rows && { rows: Number(rows) }),
        ...(hidden && { hidden: hidden === '-' ? [] : hidden.split('.') }),
      };
      return [[name, choice] as const];
    });
  return Object.fromEntries(entries);
}

export const formatListChoices = (choices: Readonly<Record<string, ListChoice>>) =>
  Object.entries(choices)
    .map(([name, { rows, hidden }]) => `${name}:${rows ?? ''}:${(hidden && (hidden.join('.') || '-')) || ''}`)
    .join('~');

/** Stores a choice in the browser for the next page. */
export function saveListChoice(name: string, choice: ListChoice): void {
  const start = `${cookieNames.lists}=`;
  const pair = document.cookie.split('; ').find((one) => one.startsWith(start));
  const choices = parseListChoices(pair?.slice(start.length));
  const changed = { ...choices, [name]: { ...choices[name], ...choice } };
  document.cookie = formatCookie('lists', formatListChoices(changed), oneYearSeconds);
}
