import { labelCalls } from '@onehaul/contract/console/labels';
import { failureOf } from '@onehaul/workbench/failure';
import { useLocalStorage } from '@onehaul/workbench/use-local-storage';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../../app/call-api.ts';
import { type LabelOutcome, watchLabel } from '../../../app/parcel/watch-label.ts';
import { isMutedNow } from './muted.ts';
import { playTone } from './sounds.ts';
import { useStation } from './station-context.tsx';
import { storedSwitch } from './stored-switch.ts';
import { keyOfWorkplace } from './workplace.ts';

const lookAgainMs = 30_000;
const maxShown = 4;

/** A label this station has asked for. A refusal has the server's reason. */
export type SentLabel = {
  readonly courierNumber: string;
  readonly piece: number;
  readonly outcome: LabelOutcome | 'printing';
  readonly message?: string;
};

const isPrinterId = (value: unknown): value is number | null => value === null || Number.isInteger(value);
const isSame = (one: Piece, other: Piece) =>
  one.courierNumber === other.courierNumber && one.piece === other.piece;
type Piece = Pick<SentLabel, 'courierNumber' | 'piece'>;

/** Whether this browser prints a label for every received parcel. */
const printsAlways = storedSwitch('station.printsAlways');

/**
 * The label printer of this station: chosen once per warehouse and remembered by the browser. Without one, or while
 * the server is away, nothing is printed; a label is never queued, because nobody expects it later.
 */
export function useLabelPrinter() {
  const { workplace, isOffline } = useStation();
  const { shopId, warehouseId } = workplace;
  const [chosenId, choose] = useLocalStorage<number | null>(
    `station.printer.${keyOfWorkplace(workplace)}`,
    isPrinterId,
    null,
  );
  const [sent, setSent] = useState<readonly SentLabel[]>([]);
  const isAutomatic = printsAlways.useIsOn();
  const left = useRef<AbortController>(undefined);
  const { data } = useQuery({
    queryKey: ['stations', 'printers', shopId, warehouseId],
    queryFn: ({ signal }) => callApi(labelCalls.choices, { shopId, warehouseId }, { signal }),
    refetchInterval: lookAgainMs,
    enabled: !isOffline,
  });
  useEffect(() => {
    const controller = new AbortController();
    left.current = controller;
    return () => controller.abort();
  }, []);
  const printers = data?.printers ?? [];
  const printer = printers.find(({ id }) => id === chosenId);

  /** The newest label, and those before it that were not printed. */
  const show = (label: SentLabel) =>
    setSent((before) => [
      label,
      ...before.filter((one) => !isSame(one, label) && one.outcome !== 'printed').slice(0, maxShown - 1),
    ]);
  const settle = (label: SentLabel) => {
    setSent((before) => before.map((one) => (isSame(one, label) ? label : one)));
    if (label.outcome !== 'printed' && !isMutedNow()) playTone('bad');
  };

  async function print(piece: Piece): Promise<void> {
    if (!printer || isOffline) return;
    const { signal } = left.current!;
    show({ ...piece, outcome: 'printing' });
    const where = { shopId, warehouseId };
    try {
      const asked = { ...where, ...piece, printerId: printer.id };
      const { id } = await callApi(labelCalls.print, asked, { signal, idempotencyKey: crypto.randomUUID() });
      settle({ ...piece, outcome: await watchLabel(where, id, signal) });
    } catch (error) {
      if (!signal.aborted) settle({ ...piece, outcome: 'lost', message: failureOf(error).message });
    }
  }

  return {
    printers,
    printer,
    choose,
    isAutomatic: isAutomatic && printer !== undefined,
    toggleAutomatic: printsAlways.toggle,
    isAgentHere: data?.isAgentHere ?? true,
    canPrint: printer !== undefined && !isOffline,
    sent,
    print,
  };
}
export type LabelPrinting = ReturnType<typeof useLabelPrinter>;
