import { type apiQuery, Loader, useTranslate } from '@sargam/kit';
import { Field, type FieldProps } from '@sargam/kit/fields';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDebounced } from '../page/useDebounced.ts';
import { PickerList } from './PickerList.tsx';
import styles from './picker.module.css';
import { useListboxKeys } from './useListboxKeys.ts';

export type PickerOption = { id: string; name: string; detail?: string };

type Props<Answer> = FieldProps & {
  label: string;
  /** The name of the chosen thing, shown while nothing is typed. */
  chosenName: string;
  onChoose: (option: PickerOption) => void;
  /** The call that finds the options of a typed text. */
  search: (typed: string) => ReturnType<typeof apiQuery<Answer>>;
  toOptions: (answer: Answer, typed: string) => PickerOption[];
};

const DELAY_MS = 250;

/** A field that finds one of many things by typing, by the ARIA practices of a combobox. */
export const SearchPicker = <Answer,>(props: Props<Answer>) => {
  const { label, error, hint, chosenName, onChoose, search, toOptions } = props;
  const t = useTranslate();
  const listId = useId();
  // Undefined while the list is closed.
  const [typed, setTyped] = useState<string>();
  const searched = useDebounced(typed?.trim() ?? '', DELAY_MS);
  const isOpen = typed !== undefined;
  const found = useQuery({ ...search(searched), enabled: isOpen, placeholderData: keepPreviousData });
  const options = isOpen && found.data ? toOptions(found.data, searched) : [];
  const close = (): void => setTyped(undefined);
  const choose = (option: PickerOption): void => {
    onChoose(option);
    close();
  };
  const { active, onKeyDown } = useListboxKeys(options, isOpen, {
    open: () => setTyped(''),
    close,
    choose,
  });
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <div className={styles.picker}>
          <input
            {...control}
            type="text"
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            className={styles.input}
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={options[active] ? `${listId}-${active}` : undefined}
            placeholder={isOpen ? chosenName : t('admin.picker.placeholder')}
            value={typed ?? chosenName}
            onChange={(event) => setTyped(event.target.value)}
            onClick={() => setTyped(typed ?? '')}
            onKeyDown={onKeyDown}
            onBlur={close}
          />
          <PickerList
            id={listId}
            label={label}
            isOpen={isOpen}
            options={options}
            active={active}
            onChoose={choose}
            onKeyDown={onKeyDown}
          />
          {isOpen && (
            <output className={options.length > 0 ? styles.hiddenNote : styles.note}>
              {found.isPending ? <Loader /> : t('admin.picker.found', { count: options.length })}
            </output>
          )}
        </div>
      )}
    </Field>
  );
};
