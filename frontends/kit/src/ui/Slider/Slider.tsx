import type { CSSProperties, InputHTMLAttributes } from 'react';
import styles from './slider.module.css';

type Props = {
  value: number;
  min: number;
  max: number;
  label: string;
  valueText?: string;
  onChange: (value: number) => void;
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'step' | 'className'>;

/** A slider with a visible filled part. `valueText` is the value for screen readers, in the page's digits. */
export const Slider = ({ value, min, max, label, valueText, onChange, step, className }: Props) => (
  <input
    className={className ? `${styles.slider} ${className}` : styles.slider}
    type="range"
    min={min}
    max={max}
    step={step}
    value={value}
    style={{ '--v': `${((value - min) / (max - min)) * 100}%` } as CSSProperties}
    aria-label={label}
    aria-valuetext={valueText}
    onChange={(event) => onChange(Number(event.target.value))}
  />
);
