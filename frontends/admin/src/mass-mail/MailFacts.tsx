import { Badge, useI18n } from '@sargam/kit';
import { ScreenLink } from '../frame/ScreenLink.tsx';
import { type Fact, Facts, Panels } from '../page/Facts.tsx';
import { DateTimeCell } from '../table/index.ts';
import { MailProgress } from './MailProgress.tsx';
import { type MassMail, outcomes, stateBadges } from './mass-mail.ts';

/** What was sent to whom and when, and the outcome in numbers. */
export const MailFacts = ({ mail }: { mail: MassMail }) => {
  const { t, format } = useI18n();
  const time = (label: string, at: string | null): Fact | false =>
    at !== null && { label: t(label), value: <DateTimeCell at={at} /> };
  const { mailTo, customEmail, state, createdBy, authorName } = mail;
  const counted = outcomes.filter((outcome) => outcome !== 'sending');
  return (
    <Panels>
      <Facts
        title={mail.subject || '–'}
        facts={[
          {
            label: t('admin.mail.state_label'),
            value: <Badge kind={stateBadges[state]} text={`admin.mail.state.${state}`} />,
          },
          { label: t('admin.mail.mailTo'), value: t(`admin.mail.audience.${mailTo}`) },
          mailTo === 'custom' && {
            label: t('admin.mail.customEmail'),
            value: <span lang="en">{customEmail.join(', ')}</span>,
          },
          {
            label: t('admin.mail.author'),
            value: <ScreenLink to={`/viewuser?id=${createdBy}`}>{authorName || createdBy}</ScreenLink>,
          },
          time('admin.mail.send_at', mail.sendAt),
          time('admin.mail.started_at', mail.startedAt),
          time('admin.mail.finished_at', mail.finishedAt),
        ]}
      />
      <Facts
        title={t('admin.mail.progress_label')}
        facts={counted.map((outcome) => ({
          label: t(`admin.mail.outcome.${outcome}`),
          value: format.count(mail[outcome]),
        }))}
      >
        <MailProgress mail={mail} />
      </Facts>
    </Panels>
  );
};
