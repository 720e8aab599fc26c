import {
  Button,
  ButtonLink,
  layout,
  Skeleton,
  Text,
  typography,
  useLocation,
  useNavigate,
} from '@sargam/kit';
import { IconBookmark, IconPencil } from '@tabler/icons-react';
import { lessonUrl, loginUrl } from '../../shared/lesson-url.ts';
import { QueryStates } from '../../shared/QueryStates.tsx';
import { seekTo } from '../practice/video-actions.ts';
import type { CurrentLesson } from '../useCurrentLesson.ts';
import { NoteForm } from './NoteForm.tsx';
import { NoteGroups } from './NoteGroups.tsx';
import styles from './notes.module.css';
import type { Note, NoteControls } from './useNotes.ts';
import type { NoteWriting } from './useNoteWriting.ts';

const LoginForNotes = () => {
  const { pathname, search } = useLocation();
  return (
    <>
      <p className={typography.muted}>
        <Text id="panel.notes.login" />
      </p>
      <ButtonLink
        variant="line"
        size="small"
        to={loginUrl(pathname + search)}
        text="panel.notes.login_link"
      />
    </>
  );
};

const NewNoteButtons = ({ writing: { write, bookmark } }: { writing: NoteWriting }) => (
  <div className={`${layout.row} ${layout.wrapping}`}>
    <Button
      variant="line"
      size="small"
      icon={<IconPencil aria-hidden />}
      text="panel.notes.write"
      onClick={write}
    />
    <Button
      variant="ghost"
      size="small"
      icon={<IconBookmark aria-hidden />}
      text="panel.notes.set_bookmark"
      onClick={bookmark}
    />
  </div>
);

type Props = {
  study: CurrentLesson;
  video: HTMLVideoElement | undefined;
  notes: NoteControls;
  writing: NoteWriting;
};

/** The private notes and bookmarks of the user in this course. */
export const NotesPanel = ({ study: { course, lesson }, video, notes, writing }: Props) => {
  const navigate = useNavigate();
  if (!notes.isLoggedIn)
    return (
      <div className={styles.notes}>
        <LoginForNotes />
      </div>
    );
  const open = (note: Note): void => {
    if (note.lesson === lesson._id && video) seekTo(video, note.seconds);
    else void navigate(lessonUrl(course._id, note.lesson), { state: { play: true, at: note.seconds } });
  };
  const actions = { open, edit: writing.edit, remove: notes.remove.mutate };
  return (
    <div className={styles.notes}>
      {writing.draft ? (
        <NoteForm key={writing.draft.id} draft={writing.draft} save={notes.save} close={writing.close} />
      ) : (
        video && <NewNoteButtons writing={writing} />
      )}
      <QueryStates state={notes.state} skeleton={<Skeleton height={120} />}>
        {({ data }) => (
          <NoteGroups notes={data} course={course.title} currentLesson={lesson._id} actions={actions} />
        )}
      </QueryStates>
    </div>
  );
};
