import { useEffect, useState } from 'react';

const findOpenDialog = (): Element | undefined =>
  document.activeElement?.closest('dialog[open]') ?? [...document.querySelectorAll('dialog[open]')].at(-1);

/**
 * The modal dialog that is open: everything outside of it is under its backdrop, is not announced and takes no clicks. It is
 * searched only while `isWatching`.
 */
export const useOpenDialog = (isWatching: boolean): Element | undefined => {
  const [dialog, setDialog] = useState<Element>();
  useEffect(() => {
    if (!isWatching) return;
    const update = (): void => setDialog(findOpenDialog());
    update();
    const observer = new MutationObserver(update);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [isWatching]);
  return isWatching ? dialog : undefined;
};
