import { useState } from 'react';

const KEY = 'sargam.admin.menu';

/** Whether the side menu is collapsed to icons; saved in the local storage. */
export const useCollapsedMenu = (): [boolean, (collapsed: boolean) => void] => {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(KEY) === 'narrow');
  const save = (next: boolean): void => {
    setCollapsed(next);
    if (next) localStorage.setItem(KEY, 'narrow');
    else localStorage.removeItem(KEY);
  };
  return [collapsed, save];
};
