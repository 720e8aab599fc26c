import { type ApiSchemas, Button, ButtonLink, useTranslate } from '@sargam/kit';
import { IconArrowBackUp, IconEdit, IconSend } from '@tabler/icons-react';
import { editorLinks } from './editor-links.ts';
import { ownCourseState, sendTexts } from './own-course.ts';
import { useSubmission } from './useSubmission.ts';

type Course = ApiSchemas['TaughtCourse'];

/** What the instructor can do next with an own course. */
export const CourseActions = ({ course }: { course: Course }) => {
  const t = useTranslate();
  const { send, takeBack } = useSubmission(course);
  const state = ownCourseState(course);
  const sendText = sendTexts[state];
  return (
    <>
      <ButtonLink
        variant="line"
        size="small"
        icon={<IconEdit aria-hidden />}
        to={editorLinks.course(course._id)}
        aria-label={t('panel.teaching.edit_label', { title: course.title })}
        text="panel.teaching.edit"
      />
      {state === 'waiting' && (
        <Button
          variant="line"
          size="small"
          icon={<IconArrowBackUp aria-hidden />}
          busy={takeBack.isPending}
          onClick={() => takeBack.mutate()}
          text="panel.teaching.take_back"
        />
      )}
      {sendText && (
        <Button
          size="small"
          icon={<IconSend aria-hidden />}
          busy={send.isPending}
          onClick={() => send.mutate()}
          text={sendText}
        />
      )}
    </>
  );
};
