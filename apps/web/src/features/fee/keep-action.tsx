import type { Quote } from '@onehaul/contract/fee';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, LinkButton } from '@onehaul/ui/button';
import { Notice } from '@onehaul/ui/form/notice';
import { Spinner } from '@onehaul/ui/spinner';
import { useState } from 'react';
import { loginAddress, registerAddress } from '../../app/sign-in-address.ts';
import type { Wanted } from './offers.ts';

type Props = {
  readonly lineId: number;
  readonly wanted: Wanted;
  /** Where a visitor comes back to, with all that was typed. */
  readonly address: string;
  readonly isSignedIn: boolean;
  readonly onKept: (quote: Quote) => void;
};

/** A member keeps the price at once; a visitor becomes one first and finds everything as it was. */
export function KeepAction(props: Props) {
  const { t } = useTranslation('fee');
  if (props.isSignedIn) return <KeepButton {...props} />;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <LinkButton to={registerAddress(props.address)}>{t('keep.action')}</LinkButton>
      <LinkButton to={loginAddress(props.address)} variant="secondary">
        {t('keep.login')}
      </LinkButton>
      <p className="w-full text-caption text-muted">{t('keep.visitor')}</p>
    </div>
  );
}

function KeepButton({ lineId, wanted, onKept }: Props) {
  const { t } = useTranslation('fee');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function keep(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    const { keepQuote, wordsOf } = await import('./quote-calls.ts');
    try {
      onKept(await keepQuote(lineId, wanted));
    } catch (error) {
      setFailure(wordsOf(error) ?? t('keep.failed'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="grid justify-items-start gap-3">
      <Button onClick={() => void keep()} aria-disabled={isBusy} className="aria-disabled:opacity-70">
        {isBusy && <Spinner />}
        {t('keep.action')}
      </Button>
      {failure && (
        <Notice tone="danger" isAlert>
          {failure}
        </Notice>
      )}
    </div>
  );
}
