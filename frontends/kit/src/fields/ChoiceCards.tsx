import './choice.css';
import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';

export type Choice<K extends string> = { key: K; label: ReactNode; text?: ReactNode };
type Props<K extends string> = {
  legend: ReactNode;
  choices: readonly Choice<K>[];
  value: K | undefined;
  onPick: (key: K) => void;
  error?: string | undefined;
};

/** One of a few, each a card that can be pressed anywhere; what is wrong stands right below them. */
export const ChoiceCards = <K extends string>({ legend, choices, value, onPick, error }: Props<K>) => {
  const name = useId();
  return (
    <fieldset className="choices" aria-describedby={error ? `${name}-below` : undefined}>
      <legend className="lab">{legend}</legend>
      {choices.map(({ key, label, text }) => (
        <label key={key} className="choice">
          <input type="radio" name={name} checked={value === key} onChange={() => onPick(key)} />
          <span>
            <b className="b">{label}</b>
            {text && <span className="sm muted">{text}</span>}
          </span>
        </label>
      ))}
      {error && (
        <p className="msg bad" role="alert" id={`${name}-below`}>
          <IconAlertCircle aria-hidden />
          {error}
        </p>
      )}
    </fieldset>
  );
};
