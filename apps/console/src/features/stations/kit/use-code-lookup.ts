import { useTranslation } from '@onehaul/i18n/react';
import { failureOf } from '@onehaul/workbench/failure';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStation } from './station-context.tsx';

type Message = { readonly word: string; readonly text: string };
type LookupOptions<Item> = {
  readonly lookUp: (code: string) => Promise<readonly Item[]>;
  readonly notFound: Message;
  readonly needsServer: Message;
  /** Name of the queries invalidated after an action. */
  readonly invalidatedQuery: string;
};

/** Server lookup of a scanned code: opens a single match, offers a choice between several. */
export function useCodeLookup<Item>({
  lookUp,
  notFound,
  needsServer,
  invalidatedQuery,
}: LookupOptions<Item>) {
  const { t } = useTranslation('station');
  const { showMessage, clear, isOffline } = useStation();
  const queries = useQueryClient();
  const [open, setOpen] = useState<Item>();
  const [matches, setMatches] = useState<{ readonly code: string; readonly items: readonly Item[] }>();

  return {
    open,
    setOpen,
    matches,
    /** Returns to the waiting list. */
    clearMatches: () => setMatches(undefined),
    async find(code: string) {
      if (code === '') return;
      if (isOffline) return showMessage(code, { tone: 'bad', ...needsServer });
      try {
        const items = await lookUp(code);
        const [only] = items;
        if (only === undefined) return showMessage(code, { tone: 'bad', ...notFound });
        clear();
        if (items.length === 1) setOpen(only);
        else setMatches({ code, items });
      } catch (error) {
        showMessage(code, { tone: 'bad', word: t('fate.refused'), text: failureOf(error).message });
      }
    },
    /** Returns to the scan field and refreshes the waiting list. */
    close() {
      setOpen(undefined);
      setMatches(undefined);
      void queries.invalidateQueries({ queryKey: [invalidatedQuery] });
    },
  };
}
