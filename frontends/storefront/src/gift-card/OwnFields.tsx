import { useTranslate } from '@sargam/kit';
import { TextField } from '@sargam/kit/forms';
import type { GiftForm } from './useGiftForm.ts';

/** For a card to oneself: the account's e-mail address (read-only) and a phone number. */
export const OwnFields = ({ gift, email }: { gift: GiftForm; email: string }) => {
  const t = useTranslate();
  return (
    <>
      <TextField
        label={t('storefront.gift.ownEmail')}
        type="email"
        lang="en"
        value={email}
        disabled
        readOnly
      />
      <TextField type="tel" inputMode="tel" autoComplete="tel" {...gift.field('ownPhone')} />
    </>
  );
};
