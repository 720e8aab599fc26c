import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { isServer } from '../server-request/server-request.ts';
import { EDGE_PX, findFreePlace, type Place } from './find-free-place.ts';

/** What must stay visible: controls, and parts with this attribute, such as a bar at the lower edge of the window. */
const controls = 'a[href], button, input, select, textarea, summary, [role="slider"], [data-keep-visible]';

const isDrawn = (control: Element): boolean =>
  !('checkVisibility' in control) || control.checkVisibility({ visibilityProperty: true });

const isInWindow = ({ width, height, top, bottom }: DOMRect): boolean =>
  width > 0 && height > 0 && bottom > 0 && top < window.innerHeight;

const findPlace = (element: HTMLElement): Place => {
  const others = [...document.querySelectorAll(controls)]
    .filter((control) => !element.contains(control) && isDrawn(control))
    .map((control) => control.getBoundingClientRect())
    .filter(isInWindow);
  return findFreePlace(element.getBoundingClientRect(), others, window.innerHeight);
};

const SETTLE_MS = 120;

/** Calls back once scrolling, a resize or a focus change has ended. */
const onSettled = (callback: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = (): void => {
    clearTimeout(timer);
    timer = setTimeout(callback, SETTLE_MS);
  };
  const events = ['scroll', 'resize', 'focusin'] as const;
  for (const event of events) window.addEventListener(event, restart, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const event of events) window.removeEventListener(event, restart);
  };
};

const useBrowserLayoutEffect = isServer ? useEffect : useLayoutEffect;

/**
 * The place of a fixed element at the lower edge of the window where it covers no control. It is searched when `content`
 * changes and after each scroll.
 */
export const useFreePlace = (element: RefObject<HTMLElement | null>, content: unknown): Place => {
  const [place, setPlace] = useState<Place>({ bottom: EDGE_PX, covered: 0 });
  useBrowserLayoutEffect(() => {
    if (!element.current || !content) return;
    const update = (): void => {
      const found = element.current && findPlace(element.current);
      if (found)
        setPlace((old) => (old.bottom === found.bottom && old.covered === found.covered ? old : found));
    };
    update();
    return onSettled(update);
  }, [element, content]);
  return place;
};
