const STORAGE_KEY = 'sargam.popup';

type Seen = Record<string, number>;

const read = (store: Storage): Seen => {
  try {
    return (JSON.parse(store.getItem(STORAGE_KEY) ?? '{}') as Seen | null) ?? {};
  } catch {
    return {};
  }
};

const save = (store: Storage, person: string, version: number): void => {
  try {
    store.setItem(STORAGE_KEY, JSON.stringify({ ...read(store), [person]: version }));
  } catch {
    // A full or forbidden store: it is shown once more at the next visit.
  }
};

/** One entry of the tab for whoever sits at it: somebody who logs in after they saw it is the same person. */
const TAB_ENTRY = 'tab';

/** Whether this person was shown this version of the popup, or a later one, in this browser or tab. */
export const hasSeenPopup = (person: string, version: number): boolean =>
  (read(localStorage)[person] ?? 0) >= version || (read(sessionStorage)[TAB_ENTRY] ?? 0) >= version;

export const markPopupSeen = (person: string, version: number): void => {
  save(localStorage, person, version);
  save(sessionStorage, TAB_ENTRY, version);
};
