import { Button, IconButton, typography, useTranslate } from '@sargam/kit';
import { IconGripVertical, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { UnpublishedBadge } from '../course-editor/UnpublishedBadge.tsx';
import { CodecText } from '../uploads/index.ts';
import { DeleteLesson } from './DeleteLesson.tsx';
import { LadderProgress } from './LadderProgress.tsx';
import { LessonDetailsForm } from './LessonDetailsForm.tsx';
import { LessonStatusSelect } from './LessonStatusSelect.tsx';
import { LessonTitleForm } from './LessonTitleForm.tsx';
import type { Lesson } from './lesson.ts';
import styles from './lessons.module.css';
import { MoveButtons, type Position } from './MoveButtons.tsx';
import { ReplaceVideo } from './ReplaceVideo.tsx';
import type { DragOrder } from './useDragOrder.ts';

type Panel = 'title' | 'video' | 'details';
type Props = { lesson: Lesson; position: Position; drag: DragOrder; onStep: (by: 1 | -1) => void };

const LessonFacts = ({
  lesson: { title, titleBn, duration, codecs, ladder, draftChange },
}: {
  lesson: Lesson;
}) => (
  <div className={styles.facts}>
    <p className={typography.bold}>{title}</p>
    {titleBn && (
      <p lang="bn" className={typography.muted}>
        {titleBn}
      </p>
    )}
    {draftChange && (
      <p>
        <UnpublishedBadge change={draftChange} />
      </p>
    )}
    <CodecText duration={duration} codecs={codecs} />
    {ladder && <LadderProgress ladder={ladder} title={title} />}
  </div>
);

/** One lesson of the list. Its forms open below it, one at a time. */
export const LessonRow = ({ lesson, position, drag, onStep }: Props) => {
  const { _id, title } = lesson;
  const t = useTranslate();
  const [panel, setPanel] = useState<Panel>();
  const [isDeleting, setDeleting] = useState(false);
  const close = (): void => setPanel(undefined);
  const panelButton = (name: Panel, text: string) => (
    <Button
      variant="soft"
      size="small"
      aria-expanded={panel === name}
      aria-label={`${t(text)}: ${title}`}
      onClick={() => setPanel(panel === name ? undefined : name)}
      text={text}
    />
  );
  return (
    <li className={styles.lesson} data-edge={drag.edgeOf(position.index)} {...drag.row(position.index)}>
      <div className={styles.row}>
        <span className={styles.handle} aria-hidden="true" {...drag.handle(position.index)}>
          <IconGripVertical />
        </span>
        <MoveButtons id={_id} title={title} position={position} onStep={onStep} />
        <LessonFacts lesson={lesson} />
        <LessonStatusSelect lesson={lesson} />
        <div className={styles.buttons}>
          {panelButton('title', 'admin.lessons.rename')}
          {panelButton('video', 'admin.lessons.replace')}
          {panelButton('details', 'admin.lessons.details')}
          <IconButton small label="admin.lessons.delete" values={{ title }} onClick={() => setDeleting(true)}>
            <IconTrash aria-hidden />
          </IconButton>
        </div>
      </div>
      {panel === 'title' && <LessonTitleForm lesson={lesson} onClose={close} />}
      {panel === 'video' && <ReplaceVideo lesson={lesson} />}
      {panel === 'details' && <LessonDetailsForm lesson={lesson} onClose={close} />}
      <DeleteLesson lesson={isDeleting ? lesson : undefined} onClose={() => setDeleting(false)} />
    </li>
  );
};
