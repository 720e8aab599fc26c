import { Field } from '@sargam/kit/fields';
import { type ChangeEvent, type KeyboardEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { caretPosition, formatCode, latinLetterOfKey, normaliseCode, rangeAroundDash } from './gift-code.ts';

type Props = {
  label: string;
  error?: string;
  hint?: string;
  letters: string;
  onChange: (letters: string) => void;
};

/** The secret code in groups of four; the caret stays where the person writes. */
export const GiftCodeField = ({ label, error, hint, letters, onChange }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  // What was typed may not change the letters; the field is written again all the same, with its caret.
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const shown = formatCode(letters);

  useLayoutEffect(() => {
    if (caret.current === undefined || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  const take = (text: string, at: number): void => {
    const next = normaliseCode(text);
    // A link that was pasted has its code at the end.
    const before = text.includes('#') ? next.length : normaliseCode(text.slice(0, at)).length;
    caret.current = caretPosition(Math.min(before, next.length));
    onChange(next);
    redraw();
  };
  const typed = ({ target }: ChangeEvent<HTMLInputElement>): void =>
    take(target.value, target.selectionStart ?? target.value.length);
  const pressed = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { selectionStart: from, selectionEnd: to } = event.currentTarget;
    if (event.nativeEvent.isComposing || from === null || to === null) return;
    const letter = latinLetterOfKey(event);
    const gap = from === to ? rangeAroundDash(shown, from, event.key) : undefined;
    if (!letter && !gap) return;
    event.preventDefault();
    if (letter) take(shown.slice(0, from) + letter + shown.slice(to), from + 1);
    if (gap) take(shown.slice(0, gap.from) + shown.slice(gap.to), gap.from);
  };

  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <input
          {...control}
          ref={input}
          className="in code-in num"
          type="text"
          lang="en"
          inputMode="text"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          placeholder="XXXX-XXXX-XXXX-XXXX"
          value={shown}
          onChange={typed}
          onKeyDown={pressed}
        />
      )}
    </Field>
  );
};
