/** Value of a datetime-local input: local time to the minute. */
export function toLocalInput(at: Date | null | undefined): string {
  if (!at) return '';
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

export const fromLocalInput = (typed: string): Date | undefined =>
  typed === '' ? undefined : new Date(typed);
