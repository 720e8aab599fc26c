import { useI18n } from '@sargam/kit';
import { TextField } from '@sargam/kit/fields';
import { useState } from 'react';
import { formatLoopTime, parseLoopTime } from '../../../shared/loop-time.ts';
import type { Loop, LoopPoint } from './loop.ts';

type Props = { point: LoopPoint; loop: Loop; move: (to: number) => void };

/** A point of the loop as a typed time. The time is used on Enter and when the field loses the focus. */
export const LoopTimeField = ({ point, loop, move }: Props) => {
  const { t, format } = useI18n();
  const [typed, setTyped] = useState<string>();
  const [isInvalid, setInvalid] = useState(false);
  const commit = (): void => {
    if (typed === undefined) return;
    const seconds = parseLoopTime(typed);
    setInvalid(seconds === undefined);
    if (seconds === undefined) return;
    setTyped(undefined);
    move(seconds);
  };
  return (
    <TextField
      label={t(`panel.practice.loop.${point}`)}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? format.digits(formatLoopTime(loop[point]))}
      error={isInvalid ? t('panel.practice.loop.invalid') : undefined}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
};
