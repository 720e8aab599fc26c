import { Button, toAsciiDigits, useTranslate } from '@sargam/kit';
import { Field } from '@sargam/kit/fields';
import { IconCircleCheck } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import type { Voucher } from './useVoucher.ts';

/** Accepts Bengali and ASCII digits. */
export const VoucherField = ({ voucher }: { voucher: Voucher }) => {
  const t = useTranslate();
  const { code, applied, problem, busy, apply, remove } = voucher;
  const [typed, setTyped] = useState(code ?? '');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (applied) return remove();
    apply(toAsciiDigits(typed).trim());
  };
  return (
    <form onSubmit={submit} noValidate>
      <Field label={t('storefront.voucher.label')} error={problem}>
        {(control) => (
          <div className="join">
            <input
              {...control}
              className="in code"
              lang="en"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              readOnly={applied}
              value={applied ? code : typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button type="submit" variant="line" busy={busy}>
              {t(applied ? 'storefront.voucher.remove' : 'storefront.voucher.apply')}
            </Button>
          </div>
        )}
      </Field>
      {applied && !problem && (
        <output className="msg ok">
          <IconCircleCheck aria-hidden />
          {t('storefront.voucher.applied')}
        </output>
      )}
    </form>
  );
};
