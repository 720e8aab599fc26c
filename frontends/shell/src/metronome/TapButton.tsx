import { useTranslate } from '@sargam/kit';
import type { MouseEvent } from 'react';
import { useTapTempo } from './useMetronome.ts';

/** Sets the tempo from repeated taps. A pointer counts on pointerdown; keyboard and assistive technology send a click. */
export const TapButton = () => {
  const t = useTranslate();
  const { tap, tapped } = useTapTempo();
  const tapByKeyboard = (event: MouseEvent): void => {
    if (event.detail === 0) tap();
  };
  return (
    <>
      <button type="button" className="btn s tap" onPointerDown={tap} onClick={tapByKeyboard}>
        {t('shell.metronome.tap')}
      </button>
      <output className="vh">{tapped !== undefined && t('shell.metronome.bpm', { count: tapped })}</output>
    </>
  );
};
