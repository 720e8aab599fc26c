import { Link, Text, useTranslate } from '@sargam/kit';
import styles from './palette.module.css';
import type { PaletteGroup, PaletteItem } from './usePaletteResults.ts';

type OptionProps = { item: PaletteItem; id: string; isActive: boolean; onChoose: () => void };

/** An option that is also a link: it can be opened in another tab, and it is not in the tab order. */
const PaletteOption = ({ item, id, isActive, onChoose }: OptionProps) => (
  <Link
    id={id}
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option that is a link
    role="option"
    aria-selected={isActive}
    tabIndex={-1}
    className={styles.option}
    to={item.to}
    onClick={(event) => {
      if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onChoose();
    }}
  >
    <span lang={item.isLatin ? 'en' : undefined}>{item.text}</span>
    {item.detail && <span className={styles.detail}>{item.detail}</span>}
  </Link>
);

type Props = {
  id: string;
  groups: readonly PaletteGroup[];
  activeId: string;
  idOf: (group: string, key: string) => string;
  onChoose: () => void;
};

/** The results by group. The focus stays in the field. */
export const PaletteList = ({ id, groups, activeId, idOf, onChoose }: Props) => {
  const t = useTranslate();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the list of a combobox
    <div id={id} role="listbox" aria-label={t('admin.palette.results')} className={styles.list}>
      {groups.map((group) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options
        <div key={group.key} role="group" aria-label={t(group.title)}>
          <p className={styles.groupTitle} aria-hidden="true">
            {t(group.title)}
          </p>
          {group.items.map((item) => {
            const optionId = idOf(group.key, item.key);
            return (
              <PaletteOption
                key={item.key}
                item={item}
                id={optionId}
                isActive={optionId === activeId}
                onChoose={onChoose}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
};

type NoteProps = { hasItems: boolean; isPending: boolean; isFailed: boolean; late: readonly string[] };

/** Below the results: that nothing was found, or that a part of the search did not answer. */
export const PaletteNotes = ({ hasItems, isPending, isFailed, late }: NoteProps) => {
  const t = useTranslate();
  return (
    <output className={styles.notes}>
      {!hasItems && !isPending && !isFailed && <Text id="admin.palette.nothing" />}
      {isFailed && <Text id="admin.palette.failed" />}
      {late.map((part) => (
        <span key={part}>{t('admin.palette.late', { part: t(`admin.group.${part}`) })}</span>
      ))}
    </output>
  );
};
