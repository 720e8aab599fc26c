import { Button, typography, useI18n } from '@sargam/kit';
import { saveFile } from '@sargam/kit/download';
import { TextField } from '@sargam/kit/fields';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { type NoteActions, NoteRow } from './NoteRow.tsx';
import { findNotes, groupNotes, toNotesText } from './note-list.ts';
import styles from './notes.module.css';
import type { Note } from './useNotes.ts';

const ExportButton = ({ notes, course }: { notes: readonly Note[]; course: string }) => {
  const { t, format } = useI18n();
  const save = (): void => {
    const text = toNotesText(notes, { course, bookmark: t('panel.notes.bookmark'), clock: format.clock });
    saveFile(`${course}.txt`, new Blob([text], { type: 'text/plain;charset=utf-8' }));
  };
  return (
    <Button
      variant="ghost"
      size="small"
      icon={<IconDownload aria-hidden />}
      text="panel.notes.export"
      onClick={save}
    />
  );
};

type Props = {
  notes: readonly Note[];
  course: string;
  currentLesson: string;
  actions: NoteActions;
};

/** The notes of the course by lesson, with a search over all of them. */
export const NoteGroups = ({ notes, course, currentLesson, actions }: Props) => {
  const { t } = useI18n();
  const [search, setSearch] = useState('');
  if (notes.length === 0) return <p className={typography.muted}>{t('panel.notes.empty')}</p>;
  const groups = groupNotes(findNotes(notes, search), currentLesson);
  return (
    <>
      <TextField
        type="search"
        label={t('panel.notes.search')}
        autoComplete="off"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {groups.length === 0 && <output className={typography.muted}>{t('panel.notes.not_found')}</output>}
      {groups.map(({ lesson, title, notes: inLesson }) => (
        <section key={lesson} aria-label={title}>
          <h3 className={styles.title}>{title}</h3>
          <ol className={styles.list}>
            {inLesson.map((note) => (
              <NoteRow key={note.id} note={note} actions={actions} />
            ))}
          </ol>
        </section>
      ))}
      <ExportButton notes={notes} course={course} />
    </>
  );
};
