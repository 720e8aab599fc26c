import { typography, useTranslate } from '@sargam/kit';
import { BilingualField } from '@sargam/kit/forms';
import type { CourseFormState } from './CourseForm.tsx';
import { listNames } from './course-schema.ts';
import { FormPart } from './FormPart.tsx';

/** The texts of a course in both languages, side by side. */
export const CourseTexts = ({ form }: { form: CourseFormState }) => {
  const t = useTranslate();
  return (
    <FormPart title="admin.course_form.texts">
      <BilingualField form={form} name="title" label="admin.course_form.title" />
      <BilingualField form={form} name="subtitle" label="admin.course_form.subtitle" />
      <BilingualField form={form} name="desc" label="admin.course_form.desc" multiline rows={6} />
      <p className={`${typography.small} ${typography.muted}`}>{t('admin.course_form.list_hint')}</p>
      {listNames.map((name) => (
        <BilingualField
          key={name}
          form={form}
          name={name}
          label={`admin.course_form.${name}`}
          multiline
          rows={4}
        />
      ))}
    </FormPart>
  );
};
