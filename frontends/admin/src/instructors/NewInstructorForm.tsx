import { type ApiSchemas, api, formBody } from '@sargam/kit';
import { useForm, zodResolver } from '@sargam/kit/forms';
import { EditForm, refetchStartingWith, useNewId } from '../form/index.ts';
import type { PickerOption } from '../picker/index.ts';
import { InstructorFields } from './InstructorFields.tsx';
import { emptyInstructor, newInstructor, toInstructorRequest } from './instructor-schema.ts';

/** The form of a new profile. */
export const NewInstructorForm = ({ onAdded }: { onAdded: (profile: PickerOption) => void }) => {
  const [id] = useNewId();
  const form = useForm({ resolver: zodResolver(newInstructor), defaultValues: emptyInstructor });
  return (
    <EditForm
      form={form}
      draft="new instructor"
      submit="admin.menu.instructor_add"
      saved="admin.instructor.added"
      invalid="admin.instructor.add_failed"
      failed="admin.instructor.add_failed"
      onSubmit={async (values) => {
        const { fields, files } = toInstructorRequest(values);
        await api.POST('/instructor/add/', {
          ...formBody<ApiSchemas['InstructorForm']>({ ...fields, _id: id }, files),
        });
        await refetchStartingWith('/instructor/');
      }}
      onSaved={() => onAdded({ id, name: form.getValues('name') })}
    >
      <InstructorFields form={form} />
    </EditForm>
  );
};
