import { roles, translatedCategories, useCategoryName, useTranslate, useUser } from '@sargam/kit';
import { SelectField, TextField, useFieldProps, useWatch } from '@sargam/kit/forms';
import { FieldRow } from '../form/index.ts';
import { InstructorPicker } from '../picker/index.ts';
import type { CourseFormState } from './CourseForm.tsx';
import type { Course } from './course-values.ts';
import { FormPart } from './FormPart.tsx';

const levels = ['beginner', 'intermediate', 'advanced'] as const;

/** Content uploaders cannot move a course to another instructor, and a bound one adds courses of that instructor only (decision B2). */
const useIsInstructorFixed = (course: Course | undefined): boolean => {
  const user = useUser();
  return user?.type !== roles.admin && (course !== undefined || user?.instructor !== undefined);
};

const InstructorField = ({ form, course }: { form: CourseFormState; course: Course | undefined }) => {
  const t = useTranslate();
  const isFixed = useIsInstructorFixed(course);
  const instructor = useWatch({ control: form.control, name: 'instructor' });
  const error = form.formState.errors.instructor?.message;
  if (isFixed)
    return (
      <TextField label={t('admin.picker.instructor')} value={instructor?.name ?? ''} readOnly disabled />
    );
  return (
    <InstructorPicker
      value={instructor}
      error={error && t(error)}
      onChange={(option) =>
        form.setValue('instructor', option, { shouldDirty: true, shouldValidate: error !== undefined })
      }
    />
  );
};

/** Category, level, instructor, length and language of teaching. */
export const CourseTerms = ({ form, course }: { form: CourseFormState; course: Course | undefined }) => {
  const t = useTranslate();
  const categoryName = useCategoryName();
  const field = useFieldProps(form, 'admin.course_form');
  return (
    <FormPart title="admin.course_form.terms">
      <FieldRow>
        <SelectField {...field('catagory')}>
          <option value="">{t('admin.course_form.choose')}</option>
          {translatedCategories.map((name) => (
            <option key={name} value={name}>
              {categoryName(name)}
            </option>
          ))}
        </SelectField>
        <SelectField {...field('courseType')}>
          <option value="">{t('admin.course_form.choose')}</option>
          {levels.map((level) => (
            <option key={level} value={level}>
              {t(`kit.level.${level}`)}
            </option>
          ))}
        </SelectField>
      </FieldRow>
      <FieldRow>
        <InstructorField form={form} course={course} />
        <TextField {...field('courseHour')} hint={t('admin.course_form.hour_hint')} />
      </FieldRow>
      <SelectField {...field('teachingLanguage')}>
        <option value="">{t('admin.course_form.not_stated')}</option>
        <option value="bn">{t('kit.language.bn')}</option>
        <option value="en">{t('kit.language.en')}</option>
      </SelectField>
    </FormPart>
  );
};
