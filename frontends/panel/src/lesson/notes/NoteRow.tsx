import { Button, IconButton, typography, useI18n } from '@sargam/kit';
import { IconBookmarkFilled, IconPencil, IconTrash } from '@tabler/icons-react';
import styles from './notes.module.css';
import type { Note } from './useNotes.ts';

export type NoteActions = {
  /** Continues the lesson at the note. */
  open: (note: Note) => void;
  edit: (note: Note) => void;
  remove: (note: Note) => void;
};

/** One note or bookmark; the time is the button that opens it. */
export const NoteRow = ({ note, actions }: { note: Note; actions: NoteActions }) => {
  const { t, format } = useI18n();
  const at = format.clock(note.seconds);
  return (
    <li className={styles.note}>
      <Button
        variant="soft"
        size="small"
        className={typography.digits}
        aria-label={t('panel.notes.open', { at, text: note.text || t('panel.notes.bookmark') })}
        onClick={() => actions.open(note)}
      >
        {at}
      </Button>
      <p className={note.text ? styles.text : `${styles.text} ${typography.faint}`}>
        {note.text || (
          <>
            <IconBookmarkFilled aria-hidden /> {t('panel.notes.bookmark')}
          </>
        )}
      </p>
      <span className={styles.actions}>
        <IconButton small label="panel.notes.edit" values={{ at }} onClick={() => actions.edit(note)}>
          <IconPencil aria-hidden />
        </IconButton>
        <IconButton small label="panel.notes.delete" values={{ at }} onClick={() => actions.remove(note)}>
          <IconTrash aria-hidden />
        </IconButton>
      </span>
    </li>
  );
};
