import type { FieldValues } from '@sargam/kit/forms';

/** The typed values of a form by field name. Files cannot be stored, and passwords must not be. */
type Draft = Record<string, unknown>;

/** A draft belongs to a user: another user of the same tab does not see it. */
const storageKey = (user: string, form: string): string => `sargam.draft.${user}.${form}`;

const isStorable = (name: string, value: unknown): boolean =>
  !/password/i.test(name) &&
  !(value instanceof File) &&
  !(Array.isArray(value) && value.some((item) => item instanceof File));

/** Drafts of forms in the session storage, which survive a reload and a lost connection. */
export const createDraftStore = (user: string, form: string) => {
  const key = storageKey(user, form);
  return {
    read: (): Draft => {
      try {
        const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
        return draft && typeof draft === 'object' ? (draft as Draft) : {};
      } catch {
        return {};
      }
    },
    /** Saves the fields that the user has changed. */
    save: (values: FieldValues, changed: readonly string[]): void => {
      const entries = changed.flatMap((name) =>
        isStorable(name, values[name]) ? [[name, values[name]]] : [],
      );
      if (entries.length > 0) sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(entries)));
      else sessionStorage.removeItem(key);
    },
    clear: (): void => sessionStorage.removeItem(key),
  };
};
