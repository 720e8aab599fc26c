const NAME = 'sargam.popup';

type Seen = Record<string, number>;

const read = (store: Storage): Seen => {
  try {
    return (JSON.parse(store.getItem(NAME) ?? '{}') as Seen | null) ?? {};
  } catch {
    return {};
  }
};

const keep = (store: Storage, person: string, version: number): void => {
  try {
    store.setItem(NAME, JSON.stringify({ ...read(store), [person]: version }));
  } catch {
    // A full or forbidden store: it is shown once more at the next visit.
  }
};

/** One entry of the tab for whoever sits at it: somebody who logs in after they saw it is the same person. */
const ANYBODY = 'tab';

/** Whether this person was shown this version of the popup, or a later one, in this browser or tab. */
export const wasSeen = (person: string, version: number): boolean =>
  (read(localStorage)[person] ?? 0) >= version || (read(sessionStorage)[ANYBODY] ?? 0) >= version;

export const markSeen = (person: string, version: number): void => {
  keep(localStorage, person, version);
  keep(sessionStorage, ANYBODY, version);
};
