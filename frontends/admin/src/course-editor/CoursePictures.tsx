import { CoverPicture, useTranslate } from '@sargam/kit';
import { useWatch } from '@sargam/kit/forms';
import { FieldRow } from '../form/index.ts';
import { CropField } from '../picture/CropField.tsx';
import type { CourseFormState } from './CourseForm.tsx';
import type { Course } from './course-values.ts';
import { FormPart } from './FormPart.tsx';

const names = ['thumbnail', 'banner'] as const;
/** The ratios in which cards and the course page show the pictures. */
const aspects = { thumbnail: 4 / 3, banner: 16 / 9 } as const;

/** Thumbnail and banner. */
export const CoursePictures = ({ form, course }: { form: CourseFormState; course: Course | undefined }) => {
  const t = useTranslate();
  const [thumbnail, banner] = useWatch({ control: form.control, name: names });
  const values = { thumbnail, banner };
  const { errors } = form.formState;
  return (
    <FormPart title="admin.course_form.pictures">
      <FieldRow>
        {names.map((name) => (
          <CropField
            key={name}
            label={t(`admin.course_form.${name}`)}
            error={errors[name]?.message && t(errors[name].message)}
            aspect={aspects[name]}
            currentUrl={course?.[name]}
            placeholder={course && <CoverPicture id={course._id} catagory={course.catagory} />}
            value={values[name]}
            onChange={(file) => form.setValue(name, file, { shouldDirty: true, shouldValidate: true })}
          />
        ))}
      </FieldRow>
    </FormPart>
  );
};
