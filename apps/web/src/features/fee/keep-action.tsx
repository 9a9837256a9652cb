import type { Quote } from '@onehaul/contract/fee';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, LinkButton } from '@onehaul/ui/button';
import { Spinner } from '@onehaul/ui/spinner';
import { useState } from 'react';
import { useTellFailure } from '../../app/use-tell-failure.ts';
import { loginAddress, registerAddress } from '../../app/sign-in-address.ts';
import type { Wanted } from './offers.ts';

type Props = {
  readonly lineId: number;
  readonly wanted: Wanted;
  /** Return URL for a visitor, with all inputs. */
  readonly address: string;
  readonly isSignedIn: boolean;
  readonly onKept: (quote: Quote) => void;
};

/** A member saves the quote immediately; a visitor registers first and returns to the same inputs. */
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
  const tell = useTellFailure();

  async function keep(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const { keepQuote } = await import('./quote-calls.ts');
    try {
      onKept(await keepQuote(lineId, wanted));
    } catch (error) {
      tell(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="grid justify-items-start">
      <Button onClick={() => void keep()} aria-disabled={isBusy} className="aria-disabled:opacity-70">
        {isBusy && <Spinner />}
        {t('keep.action')}
      </Button>
    </div>
  );
}
