import { couponAmount } from '@onehaul/domain/fee/reductions';
import { couponCodeFrom, randomCodeBytes } from '@onehaul/domain/reward/coupon';
import { measuresIn } from '@onehaul/i18n/measures';
import { Alert, Button } from '@onehaul/workbench/antd';
import type { NoteProps } from '../kit/screen.ts';
import { useRecordFormContext } from '../kit/studio-context.ts';
import { useWords } from '../kit/use-words.ts';

/** An order everyone can calculate with. */
const exampleMinor = 100_00;

/** What the coupon does to an order, because a mistyped percentage costs money; and a code nobody guesses. */
export function CampaignNote({ values: { kind, percent, minor, leastMinor } }: NoteProps) {
  const { t, tag } = useWords('campaign');
  const { set, isReadOnly } = useRecordFormContext();
  const { money } = measuresIn(tag);
  const yuan = (amount: number) => money(amount, 'CNY');
  const isPriced = typeof percent === 'number' && typeof minor === 'number' && minor > 0;
  const orderMinor = Math.max(exampleMinor, typeof leastMinor === 'number' ? leastMinor : 0);
  return (
    <div className="grid gap-3">
      {kind === 'code' && !isReadOnly && (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            data-generate-code
            onClick={() =>
              set('code', couponCodeFrom(crypto.getRandomValues(new Uint8Array(randomCodeBytes))))
            }
          >
            {t('campaign.generate')}
          </Button>
          <span className="text-caption text-muted">{t('campaign.generateHelp')}</span>
        </div>
      )}
      {isPriced && percent <= 100 && (
        <Alert
          type={percent >= 50 ? 'warning' : 'info'}
          data-campaign-example
          title={t('campaign.example', {
            order: yuan(orderMinor),
            rest: yuan(orderMinor - couponAmount({ percent, minor }, orderMinor)),
          })}
        />
      )}
    </div>
  );
}
