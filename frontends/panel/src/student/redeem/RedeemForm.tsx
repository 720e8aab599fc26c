import { Button, useTranslate } from '@sargam/kit';
import fieldStyles from '@sargam/kit/field.module.css';
import { IconGift } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { GiftCodeField } from './GiftCodeField.tsx';
import { normaliseCode } from './gift-code.ts';
import styles from './redeem.module.css';
import { useRedeem } from './useRedeem.ts';

const STORAGE_KEY = 'sargam.gift-code';

/** A code from the storefront's gift card page, in the session storage of this tab; empty if there is none. */
const readPassedCode = (): string => normaliseCode(sessionStorage.getItem(STORAGE_KEY) ?? '');
const clearPassedCode = (): void => sessionStorage.removeItem(STORAGE_KEY);

/** The code from the gift card page, if any, is filled in. */
export const RedeemForm = ({ userId }: { userId: string }) => {
  const t = useTranslate();
  const [code, setCode] = useState(readPassedCode);
  useEffect(clearPassedCode, []);
  const form = useRef<HTMLFormElement>(null);
  const { redeem, busy, error, redeemed, clearError } = useRedeem(userId, () => setCode(''));

  useEffect(() => {
    if (error) form.current?.querySelector('input')?.focus();
  }, [error]);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    redeem(code);
  };
  return (
    <form className={styles.form} noValidate onSubmit={send} ref={form}>
      <GiftCodeField
        label={t('panel.redeem.code')}
        hint={t('panel.redeem.hint')}
        error={error}
        code={code}
        onChange={(next) => {
          clearError();
          setCode(next);
        }}
      />
      <Button
        variant="main"
        size="large"
        type="submit"
        busy={busy}
        icon={<IconGift aria-hidden />}
        text="panel.redeem.button"
      />
      <output className={redeemed ? `${fieldStyles.message} ${fieldStyles.good}` : fieldStyles.message}>
        {redeemed?.text}
      </output>
    </form>
  );
};
