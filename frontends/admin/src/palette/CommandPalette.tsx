import { Loader, useCloseOnBackdropClick, useTranslate } from '@sargam/kit';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Screen } from '../frame/screen.ts';
import { PaletteList, PaletteNotes } from './PaletteList.tsx';
import styles from './palette.module.css';
import { usePaletteKeys } from './usePaletteKeys.ts';
import { usePaletteResults } from './usePaletteResults.ts';

type SearchProps = { screens: readonly Screen[]; onClose: () => void };

/** The field and its results; unmounted while the dialog is closed, so that each opening starts empty. */
const PaletteSearch = ({ screens, onClose }: SearchProps) => {
  const t = useTranslate();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const results = usePaletteResults(screens, typed);
  const items = results.groups.flatMap((group) => group.items.map((item) => ({ ...item, group: group.key })));
  const { active, press, optionId } = usePaletteKeys(items, typed, onClose);
  useEffect(() => input.current?.focus(), []);
  return (
    <>
      <div className={styles.field}>
        <IconSearch aria-hidden />
        <input
          type="text"
          role="combobox"
          ref={input}
          autoComplete="off"
          spellCheck={false}
          aria-label={t('admin.palette.open')}
          placeholder={t('admin.palette.placeholder')}
          aria-expanded={items.length > 0}
          aria-controls={listId}
          aria-activedescendant={items.length > 0 ? optionId(active) : undefined}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={press}
        />
        {results.isPending && <Loader />}
      </div>
      <PaletteList
        id={listId}
        groups={results.groups}
        activeId={optionId(active)}
        idOf={(group, key) => optionId(items.findIndex((item) => item.group === group && item.key === key))}
        onChoose={onClose}
      />
      <PaletteNotes {...results} hasItems={items.length > 0} />
    </>
  );
};

type Props = SearchProps & { open: boolean };

/** Jumps to a screen, an order or a course. */
export const CommandPalette = ({ open, onClose, screens }: Props) => {
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  useCloseOnBackdropClick(dialog);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);
  return (
    <dialog ref={dialog} className={styles.palette} aria-label={t('admin.palette.label')} onClose={onClose}>
      {open && <PaletteSearch screens={screens} onClose={onClose} />}
    </dialog>
  );
};
