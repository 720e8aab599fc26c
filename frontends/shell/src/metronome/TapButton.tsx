import { useTranslate } from '@sargam/kit';
import type { MouseEvent } from 'react';
import { useTapTempo } from './useMetronome.ts';

/** Pressed in time, it finds the tempo. A finger counts when it comes down; keys and assistive technology click. */
export const TapButton = () => {
  const t = useTranslate();
  const { tap, tapped } = useTapTempo();
  const byKey = (event: MouseEvent): void => {
    if (event.detail === 0) tap();
  };
  return (
    <>
      <button type="button" className="btn s tap" onPointerDown={tap} onClick={byKey}>
        {t('shell.metronome.tap')}
      </button>
      <output className="vh">{tapped !== undefined && t('shell.metronome.bpm', { count: tapped })}</output>
    </>
  );
};
