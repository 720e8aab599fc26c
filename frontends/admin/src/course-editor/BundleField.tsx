import { apiGet, IconButton, useTranslate } from '@sargam/kit';
import { useWatch } from '@sargam/kit/forms';
import { IconX } from '@tabler/icons-react';
import { ScreenLink } from '../frame/ScreenLink.tsx';
import { type PickerOption, SearchPicker } from '../picker/index.ts';
import type { CourseFormState } from './CourseForm.tsx';
import styles from './course-editor.module.css';
import { FormPart } from './FormPart.tsx';

type Props = { form: CourseFormState; courseId: string | undefined };

const LIMIT = 10;

/** The courses of a bundle (decision B27). A bundle and the course itself cannot be chosen. */
export const BundleField = ({ form, courseId }: Props) => {
  const t = useTranslate();
  const bundle = useWatch({ control: form.control, name: 'bundle' });
  const setBundle = (next: PickerOption[]): void => form.setValue('bundle', next, { shouldDirty: true });
  return (
    <FormPart title="admin.course_form.bundle">
      <SearchPicker
        label={t('admin.course_form.bundle_add')}
        hint={t('admin.course_form.bundle_hint')}
        chosenName=""
        search={(q) =>
          apiGet('/course/adminallcourse', { query: { page: 1, limit: LIMIT, ...(q && { q }) } })
        }
        toOptions={({ data }) =>
          data
            .filter(({ _id, bundle: isBundle }) => !isBundle && _id !== courseId)
            .filter(({ _id }) => !bundle.some(({ id }) => id === _id))
            .map(({ _id, title, instructorName }) => ({ id: _id, name: title, detail: instructorName }))
        }
        onChoose={(option) => setBundle([...bundle, option])}
      />
      {bundle.length > 0 && (
        <ul className={styles.chosen}>
          {bundle.map(({ id, name }) => (
            <li key={id}>
              <ScreenLink to={`/updatecourse?id=${id}`}>{name}</ScreenLink>
              <IconButton
                small
                label="kit.file.remove"
                values={{ name }}
                onClick={() => setBundle(bundle.filter((option) => option.id !== id))}
              >
                <IconX aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </FormPart>
  );
};
