import { typography } from '@sargam/kit';
import type { KeyboardEvent } from 'react';
import styles from './picker.module.css';
import type { PickerOption } from './SearchPicker.tsx';

type Props = {
  id: string;
  label: string;
  isOpen: boolean;
  options: readonly PickerOption[];
  active: number;
  onChoose: (option: PickerOption) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** The found options. The input keeps the focus, and its keys move through the options. */
export const PickerList = ({ id, label, isOpen, options, active, onChoose, onKeyDown }: Props) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the list of a combobox
  <div id={id} role="listbox" aria-label={label} hidden={!isOpen} className={styles.list}>
    {options.map((option, index) => (
      <div
        key={option.id}
        id={`${id}-${index}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of a combobox
        role="option"
        tabIndex={-1}
        aria-selected={index === active}
        className={styles.option}
        // Without this the blur of the input would close the list before the click.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onChoose(option)}
        onKeyDown={onKeyDown}
      >
        {option.name}
        {option.detail && <span className={`${typography.tiny} ${typography.faint}`}>{option.detail}</span>}
      </div>
    ))}
  </div>
);
