import { type KeyboardEvent, useState } from 'react';

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * The point whose value is shown, by pointer or by keyboard. A chart is one stop of the Tab key; the arrow keys move between
 * its points.
 */
export const useActivePoint = (count: number) => {
  const [active, setActive] = useState<number>();
  const [tabStop, setTabStop] = useState(count - 1);
  const show = (index: number | undefined): void => {
    setActive(index);
    if (index !== undefined) setTabStop(index);
  };
  const pointProps = (index: number) => ({
    tabIndex: index === Math.min(tabStop, count - 1) ? 0 : -1,
    'data-point': index,
    onFocus: () => show(index),
    onBlur: () => show(undefined),
    onPointerEnter: () => show(index),
    onPointerLeave: () => show(undefined),
    onKeyDown: (event: KeyboardEvent<SVGElement>) => {
      const step = steps[event.key];
      if (!step) return;
      event.preventDefault();
      const next = step(index, count - 1);
      event.currentTarget.ownerSVGElement?.querySelector<SVGElement>(`[data-point="${next}"]`)?.focus();
    },
  });
  return { active, pointProps };
};
