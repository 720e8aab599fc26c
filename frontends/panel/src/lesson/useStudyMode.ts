import { useState } from 'react';

const STORAGE_KEY = 'sargam.study-mode';

/** Dark by default; the choice is stored on the device. */
export const useStudyMode = () => {
  const [isDark, setDark] = useState(() => localStorage.getItem(STORAGE_KEY) !== 'light');
  const toggle = (): void => {
    localStorage.setItem(STORAGE_KEY, isDark ? 'light' : 'dark');
    setDark(!isDark);
  };
  return { isDark, toggle };
};
