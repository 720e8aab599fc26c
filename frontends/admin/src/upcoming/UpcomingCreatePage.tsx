import { type ApiSchemas, api, ButtonLink, formBody, useNavigate, useTranslate } from '@sargam/kit';
import { BilingualField, FormPhotoField, useForm, z, zodResolver } from '@sargam/kit/forms';
import { EditForm, refetchStartingWith, requiredFile, useNewId } from '../form/index.ts';
import { ScreenPage } from '../page/ScreenPage.tsx';

const required = 'admin.form.missing';
const schema = z.object({
  name: z.string().trim().min(1, required),
  nameBn: z.string().trim(),
  photo: requiredFile(required),
});

export default function UpcomingCreatePage() {
  const t = useTranslate();
  const navigate = useNavigate();
  const [id] = useNewId();
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { name: '', nameBn: '', photo: undefined as File | undefined },
  });
  return (
    <ScreenPage title="admin.menu.upcoming_create">
      <EditForm
        form={form}
        draft="upcoming"
        submit="admin.menu.upcoming_create"
        saved="admin.upcoming.added"
        invalid={required}
        failed="admin.generic.failed_retry"
        actions={<ButtonLink variant="line" to="/adminupcomingcourselist" text="kit.cancel" />}
        onSubmit={async ({ photo, ...texts }) => {
          const body = formBody<ApiSchemas['UpcomingForm']>({ ...texts, _id: id }, { photo });
          await api.POST('/user/upcoming/', body);
          await refetchStartingWith('/course/upcoming');
        }}
        onSaved={() => void navigate('/adminupcomingcourselist')}
      >
        <BilingualField form={form} name="name" label="admin.upcoming.name" />
        <FormPhotoField form={form} name="photo" label={t('admin.upcoming.photo')} shape="picture" />
      </EditForm>
    </ScreenPage>
  );
}
