import { toAsciiDigits, useI18n } from '@sargam/kit';
import { NumberField, SwitchField } from '@sargam/kit/fields';
import { useState } from 'react';
import styles from './speed.module.css';
import { type Trainer, trainerLimits } from './trainer.ts';
import type { TrainerControls } from './useTrainer.ts';

type Props = { name: keyof Trainer; value: number; change: (value: number) => void };

/** A whole number within its limits. Other input is marked and not used. */
const TrainerField = ({ name, value, change }: Props) => {
  const { t, format } = useI18n();
  const [typed, setTyped] = useState<string>();
  const { min, max } = trainerLimits[name];
  const parse = (text: string): number | undefined => {
    const number = /^\d+$/.test(toAsciiDigits(text.trim())) ? Number(toAsciiDigits(text.trim())) : Number.NaN;
    return number >= min && number <= max ? number : undefined;
  };
  const isInvalid = typed !== undefined && parse(typed) === undefined;
  return (
    <NumberField
      label={t(`panel.practice.trainer.${name}`)}
      suffix={name === 'rounds' ? undefined : '%'}
      inputMode="numeric"
      value={typed ?? format.count(value)}
      error={isInvalid ? t('panel.practice.trainer.invalid', { min, max }) : undefined}
      onChange={(event) => {
        setTyped(event.target.value);
        const number = parse(event.target.value);
        if (number !== undefined) change(number);
      }}
      onBlur={() => {
        if (!isInvalid) setTyped(undefined);
      }}
    />
  );
};

/** Turns the trainer on and sets its numbers. It counts rounds of the loop, so it needs one. */
export const TrainerFields = ({ controls, hasLoop }: { controls: TrainerControls; hasLoop: boolean }) => {
  const { t } = useI18n();
  const { trainer, isOn, setOn, change } = controls;
  return (
    <>
      <SwitchField
        label={t('panel.practice.trainer.label')}
        hint={isOn && !hasLoop ? t('panel.practice.trainer.needs_loop') : undefined}
        checked={isOn}
        onChange={(event) => setOn(event.target.checked)}
      />
      {isOn && (
        <div className={styles.trainer}>
          {(['step', 'rounds', 'target'] as const).map((name) => (
            <TrainerField
              key={name}
              name={name}
              value={trainer[name]}
              change={(value) => change({ [name]: value })}
            />
          ))}
        </div>
      )}
    </>
  );
};
