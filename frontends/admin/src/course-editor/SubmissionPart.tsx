import { api, Badge, Button, ButtonLink, roles, typography, useI18n, useUser } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../form/index.ts';
import { checklistOf } from './Checklist.tsx';
import type { StateProps } from './course-state.ts';
import type { Course } from './course-values.ts';
import { isRevised } from './Revision.tsx';

const paramsOf = ({ _id, version }: Course) => ({ params: { path: { id: _id } }, body: { version } });
const badges = {
  editing: 'plain',
  waiting: 'warning',
  'changes-asked': 'danger',
  published: 'success',
} as const;

/** What the course needs before it is sent: an admin publishes the instructor's profile. */
const useIsReady = (course: Course): boolean => {
  const { data } = useQuery(checklistOf(course._id));
  const isComplete = data?.data.every(
    ({ name, required, done }) => done || !required || name === 'instructor-published',
  );
  const isChanged = !course.published || isRevised(course) || course.proposal !== null;
  return Boolean(isComplete) && isChanged;
};

const SendButton = ({ course, change }: StateProps) => {
  const isReady = useIsReady(course);
  const send = useAction(() => change(() => api.POST('/course/submission/send/{id}', paramsOf(course))), {
    saved: 'admin.submission.sent',
    failed: 'admin.generic.failed_retry',
    refresh: '/',
  });
  return (
    <Button
      variant="main"
      disabled={!isReady}
      busy={send.isPending}
      text="admin.submission.send"
      onClick={() => send.mutate(undefined)}
    />
  );
};

const TakeBackButton = ({ course, change }: StateProps) => {
  const takeBack = useAction(
    () => change(() => api.POST('/course/submission/take-back/{id}', paramsOf(course))),
    {
      saved: 'admin.submission.taken_back',
      failed: 'admin.generic.failed_retry',
      refresh: '/',
    },
  );
  return (
    <>
      <p className={`${typography.small} ${typography.muted}`}>{useI18n().t('admin.submission.locked')}</p>
      <Button
        variant="line"
        busy={takeBack.isPending}
        text="admin.submission.take_back"
        onClick={() => takeBack.mutate(undefined)}
      />
    </>
  );
};

/** Where the course is between its instructor and the admins, and what the instructor can do next (decision B76). */
export const SubmissionPart = (props: StateProps) => {
  const { course } = props;
  const { t, format } = useI18n();
  const type = useUser()?.type;
  const { submission } = course;
  const isWaiting = submission?.state === 'waiting';
  return (
    <>
      {submission && (
        <p>
          <Badge kind={badges[submission.state]} text={`kit.submission.${submission.state}`} />{' '}
          {submission.sentAt && (
            <span className={`${typography.small} ${typography.muted}`}>
              {t('admin.submission.sent_at', { time: format.dateTime(submission.sentAt) })}
            </span>
          )}
        </p>
      )}
      {submission?.comment && <p>{submission.comment}</p>}
      {type === roles.instructor && (isWaiting ? <TakeBackButton {...props} /> : <SendButton {...props} />)}
      {type === roles.content && isWaiting && (
        <p className={`${typography.small} ${typography.muted}`}>{t('kit.problem.course-waits')}</p>
      )}
      {type === roles.admin && isWaiting && (
        <ButtonLink to="/admincoursereviews" variant="soft" text="admin.menu.course_reviews" />
      )}
    </>
  );
};
