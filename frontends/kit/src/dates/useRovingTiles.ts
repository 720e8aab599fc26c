import { type RefObject, useEffect } from 'react';

/**
 * Makes the tiles of a react-calendar one Tab stop, and gives the selected days `aria-pressed`. The library has props for neither, so
 * both are set on its elements after each change. The Tab stop is the focused tile, or the first selected one, or the first.
 */
export const useRovingTiles = (calendar: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const root = calendar.current;
    if (!root) return;
    let focused: HTMLElement | undefined;
    const update = (): void => {
      const tiles = [...root.querySelectorAll<HTMLElement>('.react-calendar__tile:enabled')];
      const isSelected = (tile: HTMLElement): boolean => tile.matches('.react-calendar__tile--active');
      const isMonth = root.querySelector('.react-calendar__month-view') !== null;
      const isFocusLost = focused?.isConnected === false && document.activeElement === document.body;
      focused =
        tiles.find((tile) => tile === document.activeElement) ?? tiles.find((tile) => tile === focused);
      const tabStop = focused ?? tiles.find(isSelected) ?? tiles[0];
      for (const tile of tiles) {
        tile.tabIndex = tile === tabStop ? 0 : -1;
        if (isMonth) tile.setAttribute('aria-pressed', String(isSelected(tile)));
        else tile.removeAttribute('aria-pressed');
      }
      // The focused month or year was replaced by its days or months.
      if (isFocusLost) tabStop?.focus();
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] });
    root.addEventListener('focusin', update);
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', update);
    };
  }, [calendar]);
};
