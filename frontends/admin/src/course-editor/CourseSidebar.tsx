import { ButtonLink, roles, useUser } from '@sargam/kit';
import { use } from 'react';
import { CardState } from '../cards/index.ts';
import { Checklist } from './Checklist.tsx';
import styles from './course-editor.module.css';
import type { StateProps } from './course-state.ts';
import { EditorLinksContext } from './editor-links.ts';
import { PublishButtons } from './PublishButtons.tsx';
import { Revision } from './Revision.tsx';
import { SubmissionPart } from './SubmissionPart.tsx';

/** The state of the course beside the form: what is missing, and for admins the buttons to publish. */
export const CourseSidebar = ({ course, change }: StateProps) => {
  const isAdmin = useUser()?.type === roles.admin;
  const links = use(EditorLinksContext);
  const { _id } = course;
  return (
    <aside className={styles.sidebar}>
      <CardState published={course.published} featured={course.featured} />
      <Checklist courseId={_id} />
      <SubmissionPart course={course} change={change} />
      <Revision course={course} change={change} />
      {isAdmin && <PublishButtons course={course} change={change} />}
      <ButtonLink to={links.lessons(_id)} variant="soft" text="admin.course_list.lessons" />
      <ButtonLink
        to={`/courseview?id=${_id}&preview=draft`}
        variant="line"
        text="admin.course_form.preview"
      />
    </aside>
  );
};
