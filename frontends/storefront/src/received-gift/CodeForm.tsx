import { Button, ScriptForm, useTranslate } from '@sargam/kit';
import fieldStyles from '@sargam/kit/field.module.css';
import { codeInputProps, Field } from '@sargam/kit/fields';
import formPage from '@sargam/kit/form-page.module.css';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormCard } from '../shared/FormCard.tsx';
import { formatCode, normaliseCode } from './gift-code.ts';
import styles from './received-gift.module.css';
import type { CodeLookup } from './useCodeLookup.ts';

/** `initialCode`: from the link. */
export const CodeForm = ({ initialCode, lookup }: { initialCode: string; lookup: CodeLookup }) => {
  const t = useTranslate();
  const [typed, setTyped] = useState(formatCode(initialCode));
  const [empty, setEmpty] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const code = normaliseCode(typed);
    setEmpty(code === '');
    if (code && !lookup.busy) lookup.findCard(code);
  };
  const problem = empty ? t('storefront.received.code_required') : lookup.problem;
  useEffect(() => {
    if (problem) form.current?.querySelector('input')?.focus();
  }, [problem]);
  return (
    <FormCard title="storefront.received.title" text={t('storefront.received.text')}>
      <ScriptForm className={formPage.form} ref={form} onSubmit={submit}>
        <Field label={t('storefront.received.code')} error={problem}>
          {(control) => (
            <input
              {...control}
              className={`${fieldStyles.input} ${styles.code}`}
              {...codeInputProps}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" size="large" wide busy={lookup.busy} text="storefront.received.look" />
      </ScriptForm>
    </FormCard>
  );
};
