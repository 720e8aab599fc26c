import { useState } from 'react';

const KEY = 'sargam.study-mode';

/** Dark unless this person has turned it off; remembered on the device. */
export const useStudyMode = () => {
  const [dark, setDark] = useState(() => localStorage.getItem(KEY) !== 'light');
  const turn = (): void => {
    localStorage.setItem(KEY, dark ? 'light' : 'dark');
    setDark(!dark);
  };
  return { dark, turn };
};
