import { ButtonLink, useNavigate } from '@sargam/kit';
import { useForm, zodResolver } from '@sargam/kit/forms';
import { EditForm, useNewId } from '../form/index.ts';
import { ScreenPage } from '../page/ScreenPage.tsx';
import { FreebieFields } from './FreebieFields.tsx';
import {
  type FreebieInput,
  type FreebieValues,
  incomplete,
  newFreebieSchema,
  toFreebieValues,
} from './freebie-schema.ts';
import { addFreebie } from './save-freebie.ts';

export default function FreebieAddPage() {
  const navigate = useNavigate();
  const [id] = useNewId();
  const form = useForm<FreebieInput, unknown, FreebieValues>({
    resolver: zodResolver(newFreebieSchema),
    defaultValues: toFreebieValues(),
  });
  return (
    <ScreenPage title="admin.menu.freebie_add">
      <EditForm
        form={form}
        draft="freebie"
        submit="admin.menu.freebie_add"
        saved="admin.freebie.created"
        invalid={incomplete}
        failed={incomplete}
        actions={<ButtonLink variant="line" to="/adminfreebies" text="kit.cancel" />}
        onSubmit={(values) => addFreebie(id, values)}
        onSaved={() => void navigate('/adminfreebies')}
      >
        <FreebieFields form={form} />
      </EditForm>
    </ScreenPage>
  );
}
