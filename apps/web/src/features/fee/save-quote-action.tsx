import type { Quote } from '@onehaul/contract/fee';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, LinkButton } from '@onehaul/ui/button';
import { Spinner } from '@onehaul/ui/spinner';
import { useState } from 'react';
import { useFailureToast } from '../../app/use-failure-toast.ts';
import { loginUrl, registerUrl } from '../../app/sign-in-url.ts';
import type { PriceableGoods } from './offers.ts';

type Props = {
  readonly lineId: number;
  readonly wanted: PriceableGoods;
  /** Return URL for a visitor, with all inputs. */
  readonly address: string;
  readonly isSignedIn: boolean;
  readonly onSaved: (quote: Quote) => void;
};

/** A member saves the quote immediately; a visitor registers first and returns to the same inputs. */
export function SaveQuoteAction(props: Props) {
  const { t } = useTranslation('fee');
  if (props.isSignedIn) return <SaveQuoteButton {...props} />;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <LinkButton to={registerUrl(props.address)}>{t('keep.action')}</LinkButton>
      <LinkButton to={loginUrl(props.address)} variant="secondary">
        {t('keep.login')}
      </LinkButton>
      <p className="w-full text-caption text-muted">{t('keep.visitor')}</p>
    </div>
  );
}

function SaveQuoteButton({ lineId, wanted, onSaved }: Props) {
  const { t } = useTranslation('fee');
  const [isBusy, setBusy] = useState(false);
  const showFailure = useFailureToast();

  async function save(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const { saveQuote } = await import('./quote-calls.ts');
    try {
      onSaved(await saveQuote(lineId, wanted));
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="grid justify-items-start">
      <Button onClick={() => void save()} aria-disabled={isBusy} className="aria-disabled:opacity-70">
        {isBusy && <Spinner />}
        {t('keep.action')}
      </Button>
    </div>
  );
}
