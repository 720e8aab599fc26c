import { api, Button, isApiError, ScriptForm, Text, toAsciiDigits, toast, useTranslate } from '@sargam/kit';
import fieldStyles from '@sargam/kit/field.module.css';
import { codeInputProps, Field } from '@sargam/kit/fields';
import { IconCircleCheck, IconDiscount } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import styles from './checkout-summary.module.css';
import type { CheckoutOptions } from './useCheckoutOptions.ts';
import type { QuoteQuery } from './useQuote.ts';

const isVoucherRefused = (error: unknown): boolean =>
  isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;

const checkVoucher = async (code: string): Promise<void> => {
  const { message } = await api.GET('/cart/cupon/{code}', { params: { path: { code } } });
  if (message !== 'success') throw new Error(message);
};

/**
 * State of the voucher field. A wrong code and a failed request show the same text, so the text does not reveal which
 * codes exist. A rate limit shows an additional toast.
 */
export const useVoucher = ({ code, choose }: CheckoutOptions, quote: QuoteQuery) => {
  const t = useTranslate();
  const checking = useMutation({
    mutationFn: checkVoucher,
    onSuccess: (_, enteredCode) => {
      setExpiredCode(undefined);
      choose({ code: enteredCode });
      toast.success(t('storefront.voucher.applied'));
    },
    onError: (error) => {
      toast.error(t('storefront.voucher.not_found'));
      if (isApiError(error) && error.status === 429) toast.warning(t('storefront.refusal.too-many-requests'));
    },
  });
  // A voucher in the URL may have expired: the quote is then loaded without it.
  const [expiredCode, setExpiredCode] = useState<string>();
  const isExpired = code !== undefined && isVoucherRefused(quote.error);
  useEffect(() => {
    if (!isExpired) return;
    setExpiredCode(code);
    choose({ code: undefined });
  }, [isExpired, code, choose]);
  return {
    code: code ?? expiredCode,
    applied: code !== undefined && quote.data?.cupon != null && !isExpired,
    problem:
      checking.isError || (expiredCode !== undefined && code === undefined && !checking.isSuccess)
        ? t('storefront.voucher.not_found')
        : undefined,
    busy: checking.isPending,
    apply: (enteredCode: string) => (enteredCode ? checking.mutate(enteredCode) : undefined),
    remove: () => {
      checking.reset();
      setExpiredCode(undefined);
      choose({ code: undefined });
    },
  };
};

export type Voucher = ReturnType<typeof useVoucher>;

/** Accepts Bengali and ASCII digits. */
const VoucherForm = ({ voucher }: { voucher: Voucher }) => {
  const { code, applied, problem, busy, apply, remove } = voucher;
  const [typed, setTyped] = useState(code ?? '');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (applied) return remove();
    apply(toAsciiDigits(typed).trim());
  };
  return (
    <ScriptForm onSubmit={submit}>
      <Field label={<Text id="storefront.voucher.label" />} error={problem}>
        {(control) => (
          <div className={fieldStyles.joined}>
            <input
              {...control}
              className={`${fieldStyles.input} ${styles.code}`}
              {...codeInputProps}
              readOnly={applied}
              value={applied ? code : typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button
              type="submit"
              variant="line"
              busy={busy}
              text={applied ? 'storefront.voucher.remove' : 'storefront.voucher.apply'}
            />
          </div>
        )}
      </Field>
      {applied && !problem && (
        <output className={`${fieldStyles.message} ${fieldStyles.good}`}>
          <IconCircleCheck aria-hidden />
          <Text id="storefront.voucher.applied" />
        </output>
      )}
    </ScriptForm>
  );
};

/** Folded until somebody has a voucher: most people have none. */
export const VoucherField = ({ voucher }: { voucher: Voucher }) => (
  <details className={styles.voucher} open={voucher.code !== undefined || undefined}>
    <summary>
      <IconDiscount aria-hidden />
      <Text id="storefront.voucher.open" />
    </summary>
    <VoucherForm voucher={voucher} />
  </details>
);
