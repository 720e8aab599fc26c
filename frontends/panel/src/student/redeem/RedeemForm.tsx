import { Button, useTranslate } from '@sargam/kit';
import { IconGift } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { GiftCodeField } from './GiftCodeField.tsx';
import { clearPassedCode, readPassedCode } from './passed-code.ts';
import { useRedeem } from './useRedeem.ts';

/** The code field and its button; a code that the gift-card page handed over stands in it already. */
export const RedeemForm = ({ userId }: { userId: string }) => {
  const t = useTranslate();
  const [letters, setLetters] = useState(readPassedCode);
  useEffect(clearPassedCode, []);
  const form = useRef<HTMLFormElement>(null);
  const { redeem, busy, wrong, redeemed, look } = useRedeem(userId, () => setLetters(''));

  useEffect(() => {
    if (wrong) form.current?.querySelector('input')?.focus();
  }, [wrong]);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    redeem(letters);
  };
  return (
    <form className="redeem-form" noValidate onSubmit={send} ref={form}>
      <GiftCodeField
        label={t('panel.redeem.code')}
        hint={t('panel.redeem.hint')}
        error={wrong}
        letters={letters}
        onChange={(next) => {
          look();
          setLetters(next);
        }}
      />
      <Button variant="main" size="lg" type="submit" busy={busy} icon={<IconGift aria-hidden />}>
        {t('panel.redeem.button')}
      </Button>
      <output className={redeemed ? 'msg ok' : 'msg'}>{redeemed?.text}</output>
    </form>
  );
};
