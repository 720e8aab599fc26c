import { api, useTranslate } from '@sargam/kit';
import { TextArea, useFieldProps, useForm, z, zodResolver } from '@sargam/kit/forms';
import { FormDialog, refetchStartingWith } from '../form/index.ts';
import type { Certificate } from './certificate.ts';

const schema = z.object({ reason: z.string().trim().min(1, 'kit.form.required') });

/** The public page of a revoked certificate shows that it is not valid, without the reason, which the student reads. */
export const RevokeDialog = ({ certificate, onClose }: { certificate: Certificate; onClose: () => void }) => {
  const t = useTranslate();
  const { _id: id, userName, courseName } = certificate;
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { reason: '' } });
  const field = useFieldProps(form, 'admin.certificate');
  return (
    <FormDialog
      form={form}
      title="admin.certificate.revoke_title"
      saved="admin.certificate.revoked"
      failed="admin.generic.failed_retry"
      submit="admin.certificate.revoke"
      onSubmit={async (body) => {
        await api.POST('/user/certificate/revoke/{id}', { params: { path: { id } }, body });
        await refetchStartingWith('/user/certificate');
      }}
      onClose={onClose}
    >
      <p>{t('admin.certificate.of', { student: userName, course: courseName })}</p>
      <TextArea {...field('reason')} rows={3} hint={t('admin.certificate.reason_hint')} data-initial-focus />
    </FormDialog>
  );
};
