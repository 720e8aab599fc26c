const STORAGE_KEY = 'sargam.popup';

type Seen = Record<string, number>;

const read = (storage: Storage): Seen => {
  try {
    return (JSON.parse(storage.getItem(STORAGE_KEY) ?? '{}') as Seen | null) ?? {};
  } catch {
    return {};
  }
};

const save = (storage: Storage, userId: string, version: number): void => {
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify({ ...read(storage), [userId]: version }));
  } catch {
    // Storage is full or blocked: the popup is shown again at the next visit.
  }
};

/** One entry per tab: a visitor who logs in afterwards is the same person. */
const TAB_ENTRY = 'tab';

/** Whether this user saw this version, or a later one, in this browser or tab. */
export const hasSeenPopup = (userId: string, version: number): boolean =>
  (read(localStorage)[userId] ?? 0) >= version || (read(sessionStorage)[TAB_ENTRY] ?? 0) >= version;

export const markPopupSeen = (userId: string, version: number): void => {
  save(localStorage, userId, version);
  save(sessionStorage, TAB_ENTRY, version);
};
