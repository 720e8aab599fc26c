import { type ApiSchemas, Skeleton, typography, useI18n } from '@sargam/kit';
import { addDays } from '@sargam/kit/format';
import { useMinute } from '@sargam/kit/waiting';
import { QueryStates } from '../../../shared/QueryStates.tsx';
import { journalQuery } from '../../../shared/queries.ts';
import { useRetryingQuery } from '../../../shared/useRetryingQuery.ts';
import { GoalForm } from './GoalForm.tsx';
import styles from './journal.module.css';
import { PractisedDays } from './PractisedDays.tsx';
import { ShareSwitch } from './ShareSwitch.tsx';
import { WeekChart } from './WeekChart.tsx';

const DHAKA_OFFSET_MS = 6 * 3_600_000;
const SECONDS_A_MINUTE = 60;

type Journal = { days: readonly ApiSchemas['PracticeDay'][]; weeklyGoalMinutes: number };

/** The seven days up to today against the goal. A missed goal has no consequence and is not counted. */
const Week = ({ days, weeklyGoalMinutes }: Journal) => {
  const { t, format } = useI18n();
  const today = new Date(useMinute() + DHAKA_OFFSET_MS).toISOString().slice(0, 10);
  const seconds = days
    .filter(({ date }) => date > addDays(today, -7))
    .reduce((sum, day) => sum + day.seconds, 0);
  const minutes = Math.floor(seconds / SECONDS_A_MINUTE);
  return (
    <>
      <p className={typography.bold}>
        {weeklyGoalMinutes > 0
          ? t('panel.journal.of_goal', {
              minutes: format.count(minutes),
              goal: format.count(weeklyGoalMinutes),
            })
          : t('panel.journal.in_week', { minutes: format.count(minutes) })}
      </p>
      {weeklyGoalMinutes > 0 && (
        <progress
          className={styles.progress}
          max={weeklyGoalMinutes}
          value={Math.min(minutes, weeklyGoalMinutes)}
          aria-label={t('panel.journal.goal')}
        />
      )}
      <WeekChart days={days} today={today} />
      <GoalForm minutes={weeklyGoalMinutes} />
    </>
  );
};

/** How long the student practised, and what was repeated at which speed. */
export const PracticeJournal = () => {
  const { t } = useI18n();
  const journal = useRetryingQuery(journalQuery());
  return (
    <section className={styles.journal} aria-labelledby="practice-journal">
      <h2 id="practice-journal">{t('panel.journal.title')}</h2>
      <p className={typography.muted}>{t('panel.journal.text')}</p>
      <QueryStates state={journal} skeleton={<Skeleton height={160} />}>
        {({ data, weeklyGoalMinutes, shared }) => (
          <>
            <Week days={data} weeklyGoalMinutes={weeklyGoalMinutes} />
            <ShareSwitch shared={shared} />
            {data.length === 0 ? (
              <p className={typography.muted}>{t('panel.journal.empty')}</p>
            ) : (
              <PractisedDays days={data} />
            )}
          </>
        )}
      </QueryStates>
    </section>
  );
};
