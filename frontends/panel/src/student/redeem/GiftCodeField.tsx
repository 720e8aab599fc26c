import { typography } from '@sargam/kit';
import fieldStyles from '@sargam/kit/field.module.css';
import { codeInputProps, Field } from '@sargam/kit/fields';
import { type ChangeEvent, type KeyboardEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { caretPosition, formatCode, latinLetterOfKey, normaliseCode, rangeAroundDash } from './gift-code.ts';
import styles from './redeem.module.css';

type Props = {
  label: string;
  error?: string;
  hint?: string;
  code: string;
  onChange: (code: string) => void;
};

/** The props of an input that formats the code in groups of four and keeps the caret at the right position. */
const useCodeInput = (code: string, onChange: (code: string) => void) => {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  // A rerender is needed even if the code does not change, to restore text and caret.
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  const shown = formatCode(code);

  useLayoutEffect(() => {
    if (caret.current === undefined || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  const changeText = (text: string, at: number): void => {
    const next = normaliseCode(text);
    // A pasted link has the code at its end.
    const before = text.includes('#') ? next.length : normaliseCode(text.slice(0, at)).length;
    caret.current = caretPosition(Math.min(before, next.length));
    onChange(next);
    rerender();
  };
  const onType = ({ target }: ChangeEvent<HTMLInputElement>): void =>
    changeText(target.value, target.selectionStart ?? target.value.length);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { selectionStart: from, selectionEnd: to } = event.currentTarget;
    if (event.nativeEvent.isComposing || from === null || to === null) return;
    const letter = latinLetterOfKey(event);
    const range = from === to ? rangeAroundDash(shown, from, event.key) : undefined;
    if (!letter && !range) return;
    event.preventDefault();
    if (letter) changeText(shown.slice(0, from) + letter + shown.slice(to), from + 1);
    if (range) changeText(shown.slice(0, range.from) + shown.slice(range.to), range.from);
  };
  return { ref: input, value: shown, onChange: onType, onKeyDown };
};

export const GiftCodeField = ({ label, error, hint, code, onChange }: Props) => {
  const inputProps = useCodeInput(code, onChange);

  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <input
          {...control}
          {...inputProps}
          className={`${fieldStyles.input} ${styles.codeInput} ${typography.digits}`}
          {...codeInputProps}
          type="text"
          inputMode="text"
          placeholder="XXXX-XXXX-XXXX-XXXX"
        />
      )}
    </Field>
  );
};
