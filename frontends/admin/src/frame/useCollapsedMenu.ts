import { useState } from 'react';

const KEY = 'sargam.admin.menu';

/** Whether the side menu is folded to its icons; this browser remembers. */
export const useCollapsedMenu = (): [boolean, (narrow: boolean) => void] => {
  const [narrow, setNarrow] = useState(() => localStorage.getItem(KEY) === 'narrow');
  const remember = (next: boolean): void => {
    setNarrow(next);
    if (next) localStorage.setItem(KEY, 'narrow');
    else localStorage.removeItem(KEY);
  };
  return [narrow, remember];
};
