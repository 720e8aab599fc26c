import { api, useTranslate } from '@sargam/kit';
import { useForm, zodResolver } from '@sargam/kit/forms';
import { toChangedFields } from '../course-editor/course-request.ts';
import { courseChanges, tierNames } from '../course-editor/course-schema.ts';
import { emptyCourse, toPriceInput } from '../course-editor/course-values.ts';
import { PriceFields } from '../course-editor/PriceFields.tsx';
import { FormDialog, refetchStartingWith } from '../form/index.ts';
import { pricesToDecide, type WaitingCourse } from './waiting-course.ts';

const priceNames: ReadonlySet<string> = new Set([
  'price',
  'oldPrice',
  'validity',
  ...tierNames.flatMap((tier) => [`price${tier}Price`, `price${tier}OldPrice`, `price${tier}Validity`]),
]);

/** Publishes with the proposed prices, which the admin may change. */
export const PublishDialog = ({ course, onClose }: { course: WaitingCourse; onClose: () => void }) => {
  const t = useTranslate();
  const { _id: id, title, instructorName, version, proposal } = course;
  const form = useForm({
    resolver: zodResolver(courseChanges),
    defaultValues: { ...emptyCourse, ...toPriceInput(pricesToDecide(course)) },
  });
  return (
    <FormDialog
      draft={`publish course ${id} ${version}`}
      form={form}
      title="admin.course_reviews.publish"
      saved="admin.course.published"
      failed="admin.course.publish_failed"
      submit="admin.course_reviews.publish"
      onSubmit={async (values) => {
        const prices = toChangedFields(values, (name) => priceNames.has(name));
        const params = { path: { id } };
        try {
          await api.POST('/course/submission/publish/{id}', { params, body: { ...prices, version } });
        } finally {
          await refetchStartingWith('/course/');
        }
      }}
      onClose={onClose}
    >
      <p>{t('admin.course_reviews.of', { title, instructor: instructorName })}</p>
      <p>{t(proposal ? 'admin.course_reviews.proposed' : 'admin.course_reviews.not_proposed')}</p>
      <PriceFields form={form} />
    </FormDialog>
  );
};
