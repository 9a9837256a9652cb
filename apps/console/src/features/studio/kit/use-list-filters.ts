import type { Filter } from '@onehaul/workbench/filter-bar';
import { useQuery } from '@tanstack/react-query';
import { loadOptions } from './options.ts';
import { fieldOf, type Screen } from './screen.ts';
import { useWords } from './use-words.ts';

/** Filters of the list, by the fields the resource names. */
export function useListFilters(screen: Screen, shopId: number): Filter[] {
  const { resource } = screen;
  const { t, labelOf, choiceOf } = useWords(resource.name);
  const fields = resource.filters.map((name) => fieldOf(screen, name));
  const { data: loaded } = useQuery({
    queryKey: ['studio.options', 'filters', shopId, resource.name],
    queryFn: ({ signal }) =>
      Promise.all(
        fields.map(async ({ type }) =>
          type.is === 'reference' ? loadOptions({ shopId, of: type.to }, signal) : [],
        ),
      ),
    enabled: fields.some(({ type }) => type.is === 'reference'),
  });
  return fields.map(({ name, type }, index): Filter => {
    const label = labelOf(name);
    if (type.is === 'choice')
      return {
        name,
        label,
        options: type.options.map((value) => ({ value, label: choiceOf(name, value) })),
      };
    if (type.is === 'boolean')
      return {
        name,
        label,
        options: [true, false].map((value) => ({
          value: String(value),
          label: `${label}: ${t(value ? 'yes' : 'no')}`,
        })),
      };
    const options = loaded?.[index] ?? [];
    return { name, label, options: options.map((one) => ({ value: String(one.value), label: one.label })) };
  });
}
