import type { TextPerLanguage } from '@onehaul/contract/console/studio/field';
import type { ResourceField } from '@onehaul/contract/console/studio/resource';
import { useQuery } from '@tanstack/react-query';
import { loadLabels } from './options.ts';
import type { Screen } from './screen.ts';
import { useRecordFormContext } from './studio-context.ts';
import { plainText } from './texts.ts';
import { useFormat } from './use-format.ts';

/** Formats values of one field in the form; texts in the language being edited. */
export function useFieldDisplay(
  { resource }: Screen,
  field: ResourceField,
  values: readonly unknown[],
): (value: unknown) => string {
  const { shop, language, values: current } = useRecordFormContext();
  const format = useFormat(resource.name, shop);
  const { data: labels } = useQuery({
    queryKey: ['studio.options', 'labels', shop.id, field.name, values],
    queryFn: ({ signal }) =>
      loadLabels(
        shop.id,
        [field],
        values.map((value) => ({ countryId: current.countryId, [field.name]: value })),
        signal,
      ),
    enabled: field.type.is === 'reference' || field.type.is === 'references',
  });
  return (value) =>
    (field.type.is === 'translated'
      ? plainText((value as TextPerLanguage)[language])
      : format(field, value, labels)) || '-';
}
