import { useNavigate } from '@sargam/kit';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';

/** Keys of a combobox by the ARIA practices. The list is a ring. */
const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  PageDown: (at, count) => Math.min(at + 5, count - 1),
  PageUp: (at) => Math.max(at - 5, 0),
};

/** The active option of the palette. Another search makes the first option active; Enter opens it. */
export const usePaletteKeys = (items: readonly { to: string }[], typed: string, onClose: () => void) => {
  const navigate = useNavigate();
  const id = useId();
  const [state, setState] = useState({ typed, active: 0 });
  const active = state.typed === typed ? Math.min(state.active, Math.max(0, items.length - 1)) : 0;
  const optionId = (index: number): string => `${id}-${index}`;
  const activeId = optionId(active);
  useEffect(() => document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' }), [activeId]);
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    const chosen = items[active];
    if (step && items.length > 0) {
      event.preventDefault();
      setState({ typed, active: step(active, items.length) });
    }
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      onClose();
      void navigate(chosen.to);
    }
  };
  return { active, press, optionId };
};
