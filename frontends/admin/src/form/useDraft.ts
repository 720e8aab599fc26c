import { useUser } from '@sargam/kit';
import type { FieldValues, UseFormReturn } from '@sargam/kit/forms';
import { useEffect, useMemo, useState } from 'react';
import { createDraftStore } from './draft-store.ts';

export type FormDraft = {
  /** Values of an earlier visit have been filled in. */
  isRestored: boolean;
  /** The form has changes that are not saved. */
  isDirty: boolean;
  /** Removes the draft, for example after saving. */
  clear: () => void;
  /** Removes the draft and the changes in the form. */
  discard: () => void;
};

type Values = Record<string, unknown>;

const namesOfOtherValues = (current: Values, draft: Values): string[] =>
  Object.keys(draft).filter((name) => name in current && draft[name] !== current[name]);

const hasOtherValues = (current: Values, draft: Values): boolean =>
  namesOfOtherValues(current, draft).length > 0;

/** Fills the changed fields of an earlier visit into a form. */
const restoreDraft = <T extends FieldValues, R>(form: UseFormReturn<T, unknown, R>, draft: Values): void => {
  for (const name of namesOfOtherValues(form.getValues(), draft))
    form.setValue(name as never, draft[name] as never, { shouldDirty: true });
};

/** Keeps the unsaved changes of a form in the session storage. `name` identifies the form and the edited thing: `course 01HX`. */
export const useDraft = <T extends FieldValues, R>(
  form: UseFormReturn<T, unknown, R>,
  name: string,
): FormDraft => {
  const user = useUser()?.id ?? '';
  const store = useMemo(() => createDraftStore(user, name), [user, name]);
  // The draft is read once: later it is written by this form only.
  const [draft] = useState(() => store.read());
  const [isRestored, setRestored] = useState(() => hasOtherValues(form.getValues(), draft));
  const { isDirty } = form.formState;
  useEffect(() => restoreDraft(form, draft), [form, draft]);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, dirtyFields: true },
        callback: ({ values, dirtyFields }) => store.save(values, Object.keys(dirtyFields ?? {})),
      }),
    [form, store],
  );
  const clear = (): void => {
    store.clear();
    setRestored(false);
  };
  const discard = (): void => {
    // A form whose values follow the server keeps changed fields when it is reset, so this is switched off.
    form.reset(undefined, { keepDirtyValues: false });
    clear();
  };
  return { isRestored, isDirty, clear, discard };
};
