import { useTranslate } from '@sargam/kit';
import type { CheckoutOptions } from './useCheckoutOptions.ts';

/** A switch: the wallet's money stays for another time. */
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
