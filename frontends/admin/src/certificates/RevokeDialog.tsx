import { api, useTranslate } from '@sargam/kit';
import { ReasonDialog, refetchStartingWith } from '../form/index.ts';
import type { Certificate } from './certificate.ts';

/** The public page of a revoked certificate shows that it is not valid, without the reason, which the student reads. */
export const RevokeDialog = ({ certificate, onClose }: { certificate: Certificate; onClose: () => void }) => {
  const t = useTranslate();
  const { _id: id, userName, courseName } = certificate;
  return (
    <ReasonDialog
      draft={`revoke certificate ${id}`}
      texts="admin.certificate"
      hint={t('admin.certificate.reason_hint')}
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
    </ReasonDialog>
  );
};
