import { apiGet, Skeleton, Text, typography, useI18n } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { ScreenLink } from '../frame/ScreenLink.tsx';
import { QueryPart } from '../page/QueryPart.tsx';
import styles from './dashboard.module.css';
import { Panel } from './Panel.tsx';
import { networks, socialFiguresQuery } from './social-figures.ts';

const counters = ['user', 'instructor', 'course', 'freebies'] as const;

const SocialFigures = () => {
  const { t, format } = useI18n();
  const figures = useQuery(socialFiguresQuery());
  return (
    <>
      <div className={styles.panelHead}>
        <h3>
          <Text id="admin.social.title" />
        </h3>
        <ScreenLink to="/admin/social-figures" className={typography.small}>
          <Text id="admin.social.edit" />
        </ScreenLink>
      </div>
      <QueryPart query={figures} loading={<Skeleton height={24} count={5} />}>
        {(loaded) => (
          <dl className={styles.counters}>
            {networks.map(({ key, name, figures: names }) => (
              <div key={key}>
                <dt lang="en">{name}</dt>
                <dd>
                  {names
                    .flatMap((figure) => {
                      const count = loaded[key]?.[figure];
                      return count === undefined
                        ? []
                        : `${t(`admin.social.figure.${figure}`)} ${format.count(count)}`;
                    })
                    .join(' · ') || '–'}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </QueryPart>
    </>
  );
};

/** How many people, courses and freebies there are, and the figures of the social networks. */
export const Counters = () => {
  const { t, format } = useI18n();
  const counts = useQuery(apiGet('/analytics/'));
  return (
    <Panel title="admin.dashboard.counters" query={counts}>
      {(loaded) => (
        <>
          <dl className={styles.counters}>
            {counters.map((name) => (
              <div key={name}>
                <dt>{t(`admin.dashboard.counter.${name}`)}</dt>
                <dd>{format.count(loaded[name])}</dd>
              </div>
            ))}
          </dl>
          <SocialFigures />
        </>
      )}
    </Panel>
  );
};
