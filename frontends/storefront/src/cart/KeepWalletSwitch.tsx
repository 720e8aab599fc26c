import { useTranslate } from '@sargam/kit';
import type { CheckoutOptions } from './useCheckoutOptions.ts';

/** Switched on, the wallet balance is not used for this order. */
export const KeepWalletSwitch = ({ keepWallet, choose }: CheckoutOptions) => {
  const t = useTranslate();
  return (
    <label className="keep">
      <input
        type="checkbox"
        role="switch"
        aria-checked={keepWallet}
        checked={keepWallet}
        onChange={(event) => choose({ keepWallet: event.target.checked })}
      />
      {t('storefront.summary.keep')}
    </label>
  );
};
