import { useTranslation } from '@onehaul/i18n/react';
import { failureOf } from '@onehaul/workbench/failure';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStation } from './station-context.tsx';

type Answer = { readonly word: string; readonly text: string };
type Asked<Item> = {
  readonly look: (code: string) => Promise<readonly Item[]>;
  readonly unknown: Answer;
  readonly needsServer: Answer;
  /** Name of the queries invalidated after an action. */
  readonly refreshed: string;
};

/** Server lookup of a scanned code: opens a single match, offers a choice between several. */
export function useFound<Item>({ look, unknown, needsServer, refreshed }: Asked<Item>) {
  const { t } = useTranslation('station');
  const { say, clear, isOffline } = useStation();
  const queries = useQueryClient();
  const [open, setOpen] = useState<Item>();
  const [found, setFound] = useState<{ readonly code: string; readonly items: readonly Item[] }>();

  return {
    open,
    setOpen,
    found,
    /** Returns to the waiting list. */
    forget: () => setFound(undefined),
    async find(code: string) {
      if (code === '') return;
      if (isOffline) return say(code, { tone: 'bad', ...needsServer });
      try {
        const items = await look(code);
        const [only] = items;
        if (only === undefined) return say(code, { tone: 'bad', ...unknown });
        clear();
        if (items.length === 1) setOpen(only);
        else setFound({ code, items });
      } catch (error) {
        say(code, { tone: 'bad', word: t('fate.refused'), text: failureOf(error).message });
      }
    },
    /** Returns to the scan field and refreshes the waiting list. */
    close() {
      setOpen(undefined);
      setFound(undefined);
      void queries.invalidateQueries({ queryKey: [refreshed] });
    },
  };
}
