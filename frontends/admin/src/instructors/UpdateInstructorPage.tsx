import {
  type ApiSchemas,
  api,
  apiGet,
  ButtonLink,
  formBody,
  Navigate,
  queryClient,
  useLocation,
} from '@sargam/kit';
import { useForm, zodResolver } from '@sargam/kit/forms';
import { AuditSection } from '../audit/index.ts';
import { EditForm, refetchStartingWith, useEditBase } from '../form/index.ts';
import { LoadedScreen } from '../page/LoadedScreen.tsx';
import { ScreenPage } from '../page/ScreenPage.tsx';
import { InstructorFields } from './InstructorFields.tsx';
import { instructorChanges, toInstructorInput, toInstructorRequest } from './instructor-schema.ts';

type Instructor = ApiSchemas['InstructorPage'];

const requestOf = (id: string) => apiGet('/instructor/{id}/', { path: { id }, query: { texts: 'both' } });

const UpdateInstructorForm = ({ latest }: { latest: Instructor }) => {
  const { _id } = latest;
  const [instructor, change] = useEditBase(latest, async () => {
    await refetchStartingWith('/instructor/');
    return queryClient.getQueryData(requestOf(_id).queryKey);
  });
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
        await change(({ version }) => {
          const body = formBody<ApiSchemas['InstructorChanges']>({ ...fields, version }, files);
          return api.POST('/instructor/{id}/', { params: { path: { id: _id } }, ...body });
        });
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
      <LoadedScreen request={requestOf(id)} lines={6} isFresh>
        {(instructor) => <UpdateInstructorForm key={instructor._id} latest={instructor} />}
      </LoadedScreen>
      <AuditSection targetKind="instructor" targetId={id} />
    </ScreenPage>
  );
}
