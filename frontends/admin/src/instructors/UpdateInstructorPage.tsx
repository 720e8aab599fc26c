import { type ApiSchemas, api, apiGet, ButtonLink, formBody, Navigate, useLocation } from '@sargam/kit';
import { useForm, zodResolver } from '@sargam/kit/forms';
import { AuditSection } from '../audit/index.ts';
import { EditForm, refetchStartingWith } from '../form/index.ts';
import { LoadedScreen } from '../page/LoadedScreen.tsx';
import { ScreenPage } from '../page/ScreenPage.tsx';
import { InstructorFields } from './InstructorFields.tsx';
import { instructorChanges, toInstructorInput, toInstructorRequest } from './instructor-schema.ts';

type Instructor = ApiSchemas['InstructorPage'];

const UpdateInstructorForm = ({ instructor }: { instructor: Instructor }) => {
  const { _id, version } = instructor;
  const form = useForm({
    resolver: zodResolver(instructorChanges),
    values: toInstructorInput(instructor),
    resetOptions: { keepDirtyValues: true },
  });
  return (
    <EditForm
      form={form}
      draft={`instructor ${_id}`}
      submit="admin.form.save"
      saved="admin.instructor.update_ok"
      invalid="admin.instructor.update_failed"
      failed="admin.instructor.update_failed"
      actions={<ButtonLink to={`/instructorview/${_id}`} variant="line" text="admin.card.read_more" />}
      onSubmit={async (values) => {
        const { fields, files } = toInstructorRequest(values);
        const body = formBody<ApiSchemas['InstructorChanges']>({ ...fields, version }, files);
        try {
          await api.POST('/instructor/{id}/', { params: { path: { id: _id } }, ...body });
        } finally {
          // After a refusal the fields that this user has not changed get the present values.
          await refetchStartingWith('/instructor/');
        }
      }}
    >
      <InstructorFields form={form} saved={instructor} />
    </EditForm>
  );
};

/** The profile of the instructor of `?id=`, prefilled in both languages; the list without an id. */
export default function UpdateInstructorPage() {
  const id = new URLSearchParams(useLocation().search).get('id');
  if (!id) return <Navigate to="/admininstructorlist" replace />;
  return (
    <ScreenPage title="admin.menu.instructor_update">
      <LoadedScreen
        request={apiGet('/instructor/{id}/', { path: { id }, query: { texts: 'both' } })}
        lines={6}
      >
        {(instructor) => <UpdateInstructorForm key={instructor._id} instructor={instructor} />}
      </LoadedScreen>
      <AuditSection targetKind="instructor" targetId={id} />
    </ScreenPage>
  );
}
