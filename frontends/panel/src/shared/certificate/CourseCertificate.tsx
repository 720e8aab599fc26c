import { type ApiSchemas, Badge, type BadgeKind, Button, typography, useI18n } from '@sargam/kit';
import { IconCertificate } from '@tabler/icons-react';
import styles from './certificate.module.css';
import { ProvidedCertificate } from './ProvidedCertificate.tsx';
import { useApplyForCertificate } from './useApplyForCertificate.ts';

type Certificate = ApiSchemas['StudentCertificate'];
type State = Certificate['state'];

export type CertificateOfCourse = {
  course: { _id: string; title: string };
  lessons: number;
  /** Lessons that are not watched; lessons marked as done by hand are among them (decision B60). */
  unwatched: number;
  /** Null before an application. */
  state: State | null;
  /** Missing right after the application. */
  certificate: Certificate | null;
  /** Whether the application is the primary action of the view. */
  isMain?: boolean;
};

const badges: Record<State, BadgeKind> = { pending: 'warning', provided: 'success', revoked: 'danger' };

/** What follows from the state, in words. */
const StateText = ({ state, certificate }: { state: State; certificate: Certificate | null }) => {
  const { t, format } = useI18n();
  const date = (instant: string | null | undefined): string => (instant ? format.date(instant) : '');
  const text = {
    pending: t('panel.certificate.pending_text'),
    provided: t('panel.certificate.provided_text', { date: date(certificate?.providedAt) }),
    revoked: t('panel.certificate.revoked_text', {
      date: date(certificate?.revokedAt),
      reason: certificate?.revokeReason ?? '',
    }),
  }[state];
  return <p className={`${typography.tiny} ${typography.muted}`}>{text}</p>;
};

type ApplyButtonProps = Pick<CertificateOfCourse, 'course' | 'isMain'> & {
  apply: ReturnType<typeof useApplyForCertificate>;
};

const ApplyButton = ({ course, isMain, apply }: ApplyButtonProps) => {
  const { t } = useI18n();
  return (
    <Button
      variant={isMain ? 'main' : 'line'}
      size={isMain ? undefined : 'small'}
      busy={apply.isPending}
      icon={<IconCertificate aria-hidden />}
      aria-label={t('panel.certificate.apply_label', { course: course.title })}
      onClick={() => apply.mutate()}
      text="panel.certificate.apply"
    />
  );
};

/** The certificate of a course where it is studied: what is missing, the application, its state, the PDF. */
export const CourseCertificate = (props: CertificateOfCourse) => {
  const { course, lessons, unwatched, certificate, isMain } = props;
  const { t } = useI18n();
  const apply = useApplyForCertificate(course);
  // Until the lists have the application, the answer counts, so that it is not sent again.
  const state = props.state ?? (apply.isSuccess ? 'pending' : null);
  if (lessons === 0 && !state) return null;
  return (
    <div className={styles.certificate}>
      {state && <Badge kind={badges[state]} text={`panel.certificate.state.${state}`} />}
      {state && <StateText state={state} certificate={certificate} />}
      {state === 'provided' && certificate?.code && (
        <ProvidedCertificate certificate={certificate} course={course.title} />
      )}
      {!state && unwatched === 0 && <ApplyButton course={course} isMain={isMain} apply={apply} />}
      {!state && unwatched > 0 && (
        <p className={`${typography.tiny} ${typography.muted}`}>
          {t('panel.end.unwatched', { count: unwatched })}
        </p>
      )}
    </div>
  );
};
