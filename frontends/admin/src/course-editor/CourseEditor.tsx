import { apiGet, queryClient, roles, translatedCategories, useNavigate, useUser } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { use, useMemo } from 'react';
import { refetchStartingWith, useEditBase, useNewId } from '../form/index.ts';
import { LoadedScreen } from '../page/LoadedScreen.tsx';
import { CourseForm } from './CourseForm.tsx';
import { CourseSidebar } from './CourseSidebar.tsx';
import styles from './course-editor.module.css';
import { courseForEditor } from './course-for-editor.ts';
import type { CourseInput } from './course-schema.ts';
import { type Course, emptyCourse, toCourseInput } from './course-values.ts';
import { Documents } from './Documents.tsx';
import { backOfficeLinks, type EditorLinks, EditorLinksContext } from './editor-links.ts';
import { FreeLessons } from './FreeLessons.tsx';
import { sendCourseChanges, sendNewCourse } from './send-course.ts';
import { useBundleNames } from './useBundleNames.ts';

/** An instructor edits the proposed prices. While a sent course waits, only admins change it (decisions B76 and B104). */
const useRoleView = ({ proposal, submission }: Pick<Course, 'proposal' | 'submission'>) => {
  const type = useUser()?.type;
  return {
    prices: (type === roles.instructor && proposal) || undefined,
    isLocked: type !== roles.admin && submission?.state === 'waiting',
  };
};

const SavedCourse = ({ latest }: { latest: Course }) => {
  const [base, change] = useEditBase(latest, async () => {
    await refetchStartingWith('/course/');
    return queryClient.getQueryData(courseForEditor(latest._id).queryKey);
  });
  const bundleNames = useBundleNames(base.bundleCourses);
  const { prices, isLocked } = useRoleView({ proposal: base.proposal, submission: latest.submission });
  const values = useMemo(() => toCourseInput(base, bundleNames, prices), [base, bundleNames, prices]);
  // The lists and the state are the latest ones. A publication names the version whose texts are shown.
  const course = { ...latest, version: base.version };
  return (
    <div className={styles.editor}>
      <div className={styles.main} inert={isLocked}>
        <CourseForm
          course={base}
          values={values}
          onSend={(...sent) => change((edited) => sendCourseChanges(edited, ...sent))}
        />
        <Documents course={course} />
        <FreeLessons course={course} />
      </div>
      <CourseSidebar course={course} change={change} />
    </div>
  );
};

const firstChoices = { catagory: translatedCategories[0] ?? '', courseType: 'beginner' };

/** A content uploader who is bound to an instructor adds courses of that instructor (decision B2). */
const useEmptyCourse = (): CourseInput => {
  const user = useUser();
  const id = user?.type === roles.admin ? undefined : user?.instructor;
  const { data } = useQuery({
    ...apiGet('/instructor/{id}/', { path: { id: id ?? '' } }),
    enabled: id !== undefined,
    retry: false,
  });
  const name = data?.name ?? '';
  // The draft of an instructor needs a title only, so its choices begin with the first ones.
  const choices = user?.type === roles.instructor ? firstChoices : undefined;
  return useMemo(
    () => ({ ...emptyCourse, ...choices, instructor: id ? { id, name } : undefined }),
    [choices, id, name],
  );
};

const NewCourse = () => {
  const navigate = useNavigate();
  const links = use(EditorLinksContext);
  const values = useEmptyCourse();
  const [id] = useNewId();
  return (
    <CourseForm
      course={undefined}
      values={values}
      onSend={(sent, _isChanged, onPercent) => sendNewCourse(id, sent, onPercent)}
      onSaved={() => void navigate(links.course(id))}
    />
  );
};

type Props = { courseId?: string; links?: EditorLinks };

/**
 * The editor of one course, or of a new course without an id. Its fields follow the role of the user. The remote exposes it in
 * `./course-editor`; `links` are the pages of the remote that shows it.
 */
export const CourseEditor = ({ courseId, links = backOfficeLinks }: Props) => (
  <EditorLinksContext value={links}>
    {courseId ? (
      <LoadedScreen request={courseForEditor(courseId)} lines={10} isFresh>
        {(course) => <SavedCourse key={course._id} latest={course} />}
      </LoadedScreen>
    ) : (
      <NewCourse />
    )}
  </EditorLinksContext>
);
