import { ApiError, roles, toast, useI18n, useUser } from '@sargam/kit';
import { FormFileField, useForm, useWatch, zodResolver } from '@sargam/kit/forms';
import { useState } from 'react';
import { EditForm } from '../form/index.ts';
import { UploadProgress } from '../uploads/index.ts';
import { BundleField } from './BundleField.tsx';
import { CoursePictures } from './CoursePictures.tsx';
import { CourseTerms } from './CourseTerms.tsx';
import { CourseTexts } from './CourseTexts.tsx';
import { CourseVideos } from './CourseVideos.tsx';
import styles from './course-editor.module.css';
import type { CourseInput, CourseValues } from './course-schema.ts';
import { courseChanges, newCourse, newDraft } from './course-schema.ts';
import type { Course } from './course-values.ts';
import { FormPart } from './FormPart.tsx';
import { PriceFields } from './PriceFields.tsx';
import type { SentCourse } from './send-course.ts';
import { useCourseVideos } from './useCourseVideos.ts';

type Props = {
  /** The saved course; undefined for a new one. */
  course: Course | undefined;
  values: CourseInput;
  /** Sends the values and returns the answer. `isChanged` says whether the user has changed a field. */
  onSend: (
    values: CourseValues,
    isChanged: (name: string) => boolean,
    onPercent: (percent: number) => void,
  ) => Promise<SentCourse>;
  onSaved?: () => void;
};

const textsOf = (course: Course | undefined) =>
  course
    ? { submit: 'admin.form.save', saved: 'admin.course.updated', failed: 'admin.course.update_failed' }
    : { submit: 'admin.menu.course_add', saved: 'admin.course.added', failed: 'admin.course.add_failed' };

const schemaOfNew = (type: number | undefined) =>
  type === roles.instructor ? newDraft : newCourse({ withPrices: type === roles.admin });

const useCourseForm = (course: Course | undefined, values: CourseInput, type: number | undefined) =>
  useForm({
    resolver: zodResolver(course ? courseChanges : schemaOfNew(type)),
    // A later answer of the server replaces the fields that the user has not changed.
    values,
    resetOptions: { keepDirtyValues: true },
  });
export type CourseFormState = ReturnType<typeof useCourseForm>;

/** Files that were refused one by one; the course is saved. */
const useNotAddedToast = () => {
  const { t, format } = useI18n();
  return ({ notAdded }: SentCourse): void => {
    if (notAdded.length > 0)
      toast.warning(t('admin.course_form.not_added', { names: format.list(notAdded) }));
  };
};

/** The fields of a course. Only admins change prices and bundles (decisions B1 and B73); instructors propose prices (decision B76). */
export const CourseForm = ({ course, values, onSend, onSaved }: Props) => {
  const type = useUser()?.type;
  const isAdmin = type === roles.admin;
  const isInstructor = type === roles.instructor;
  const { t } = useI18n();
  const form = useCourseForm(course, values, type);
  const [percent, setPercent] = useState<number>();
  const showNotAdded = useNotAddedToast();
  const videos = useCourseVideos(form);
  const { dirtyFields } = form.formState;
  const bundle = useWatch({ control: form.control, name: 'bundle' });
  const { submit, saved, failed } = textsOf(course);
  return (
    <EditForm
      form={form}
      draft={`course ${course?._id ?? 'new'}`}
      submit={submit}
      saved={saved}
      invalid={failed}
      failed={failed}
      onSubmit={async (sent) => {
        if (videos.isBusy) throw new ApiError(t('admin.upload.wait'), { code: 'uploading', status: 409 });
        const isChanged = (name: string): boolean => name in dirtyFields;
        showNotAdded(await onSend(sent, isChanged, setPercent).finally(() => setPercent(undefined)));
      }}
      onSaved={onSaved}
    >
      <CourseTexts form={form} />
      <CourseTerms form={form} course={course} />
      {(isAdmin || course || isInstructor) && (
        <PriceFields form={form} readOnly={!isAdmin && !isInstructor} isProposal={isInstructor} />
      )}
      {isAdmin && <BundleField form={form} courseId={course?._id} />}
      <CoursePictures form={form} course={course} />
      <FormPart title="admin.course_form.files">
        <FormFileField
          form={form}
          name="documents"
          label={t('admin.course_form.documents')}
          accept="application/pdf"
          multiple
        />
        {bundle.length === 0 && <CourseVideos form={form} videos={videos} />}
      </FormPart>
      {percent !== undefined && (
        <div className={styles.sending}>
          <UploadProgress percent={percent} />
        </div>
      )}
    </EditForm>
  );
};
