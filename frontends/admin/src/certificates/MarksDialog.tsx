import { api, useTranslate } from '@sargam/kit';
import { NumberField, useFieldProps, useForm, wholeNumber, z, zodResolver } from '@sargam/kit/forms';
import { FieldRow, FormDialog, refetchStartingWith } from '../form/index.ts';
import type { Certificate } from './certificate.ts';

const mark = wholeNumber({ required: 'kit.form.required' }).pipe(
  z.number().max(100, 'admin.certificate.mark_range'),
);
const schema = z.object({ theory: mark, practical: mark });
const textOf = (value: number | null): string => (value === null ? '' : String(value));

/** The marks of both exams, from 0 to 100. */
export const MarksDialog = ({ certificate, onClose }: { certificate: Certificate; onClose: () => void }) => {
  const t = useTranslate();
  const { _id: id, theory, practical, userName, courseName } = certificate;
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { theory: textOf(theory), practical: textOf(practical) },
  });
  const field = useFieldProps(form, 'admin.certificate');
  return (
    <FormDialog
      draft={`marks ${id}`}
      form={form}
      title="admin.certificate.marks_title"
      saved="admin.certificate.marks_saved"
      failed="admin.generic.failed_retry"
      onSubmit={async (body) => {
        await api.POST('/user/certificate/marks/{id}', { params: { path: { id } }, body });
        await refetchStartingWith('/user/certificate');
      }}
      onClose={onClose}
    >
      <p>{t('admin.certificate.of', { student: userName, course: courseName })}</p>
      <FieldRow>
        <NumberField {...field('theory')} data-initial-focus />
        <NumberField {...field('practical')} />
      </FieldRow>
    </FormDialog>
  );
};
