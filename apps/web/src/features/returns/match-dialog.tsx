import { returnCalls, type ReturnMatch } from '@onehaul/contract/returns';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Modal } from '@onehaul/workbench/antd';
import { useReturnFocus } from '@onehaul/workbench/return-focus';
import { useState } from 'react';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend } from '../../app/session-context.tsx';
import type { LocalLine } from './match-list.tsx';
import { PricePart } from './price-part.tsx';
import { useReloadReturns } from './use-reload-returns.ts';

type Props = {
  readonly match: ReturnMatch;
  readonly lines: readonly LocalLine[];
  readonly onClose: () => void;
};

/** Assigns returned goods to a waiting order: line choice and price. */
export function MatchDialog({ match, lines, onClose }: Props) {
  const { t } = useTranslation('returns');
  const send = useSend();
  const reload = useReloadReturns();
  const returnFocus = useReturnFocus();
  const [lineId, setLineId] = useState(lines[0]?.id);
  const close = () => {
    onClose();
    returnFocus();
  };
  const take = useChange(
    () => send(returnCalls.redispatch, { lineId: lineId!, orderId: match.orderId, items: [], remark: '' }),
    {
      onDone: async () => {
        await reload();
        close();
      },
      done: () => t('form.taken'),
    },
  );
  return (
    <Modal
      open
      title={t('form.toWaiting', { number: match.orderNumber })}
      onCancel={() => !take.isPending && close()}
      mask={{ closable: false }}
      footer={null}
      width={560}
    >
      <div className="grid gap-4 pt-2" data-match-dialog>
        <p className="text-small text-muted">
          {t('form.from', { warehouse: match.warehouseName })} · {match.receiverName}
        </p>
        <PricePart
          lines={lines}
          lineId={lineId}
          onLine={setLineId}
          subject={{ orderId: match.orderId, items: [] }}
          postcode=""
        />
        <div className="grid sm:flex sm:justify-end">
          <Button type="primary" data-submit loading={take.isPending} onClick={() => take.start(undefined)}>
            {t('form.take')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
