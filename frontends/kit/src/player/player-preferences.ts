import { useUser } from '@sargam/kit';
import { useState } from 'react';

/** What a person set in the player. It is kept on this device, from lesson to lesson (decision B41). */
export type PlayerPreferences = { volume: number; muted: boolean; rate: number };

/** The volume at the first visit where the volume slider is shown. */
const INITIAL_VOLUME = 0.3;

const hasVolumeSlider = (): boolean => !matchMedia('(hover: none), (max-width: 48em)').matches;

const isBetween = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && value >= min && value <= max;

/** Parses stored preferences; values that are missing or invalid get their first default. */
export const parsePreferences = (stored: string | null, initialVolume: number): PlayerPreferences => {
  let found: Partial<Record<keyof PlayerPreferences, unknown>> = {};
  try {
    found = Object(JSON.parse(stored ?? '{}'));
  } catch {
    // Not written by the player: the defaults are used.
  }
  return {
    volume: isBetween(found.volume, 0, 1) ? found.volume : initialVolume,
    muted: found.muted === true,
    rate: isBetween(found.rate, 0.25, 2) ? found.rate : 1,
  };
};

/** The preferences when the player opens, and the function that saves them. Each person has their own. */
export const usePlayerPreferences = () => {
  const key = `sargam.player.${useUser()?.id ?? 'visitor'}`;
  const [initial] = useState(() =>
    parsePreferences(localStorage.getItem(key), hasVolumeSlider() ? INITIAL_VOLUME : 1),
  );
  const save = ({ volume, muted, rate }: PlayerPreferences): void =>
    localStorage.setItem(key, JSON.stringify({ volume, muted, rate }));
  return { initial, save };
};
