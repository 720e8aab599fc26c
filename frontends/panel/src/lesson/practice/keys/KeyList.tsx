import { Text } from '@sargam/kit';
import styles from './keys.module.css';
import { lessonKeys, shownKeys } from './lesson-keys.ts';

const Keys = ({ keys }: { keys: readonly string[] }) =>
  keys.map((key) => (
    <kbd key={key} lang="en">
      {key}
    </kbd>
  ));

/** The most important keys, in a line below the lesson. */
export const KeyLine = () => (
  <p className={styles.line}>
    {lessonKeys
      .filter(({ text }) => shownKeys.includes(text))
      .map(({ keys, text }) => (
        <span key={text}>
          <Keys keys={keys} /> <Text id={`panel.lesson.key.${text}`} />
        </span>
      ))}
  </p>
);

/** All keys with what they do. */
export const KeyTable = () => (
  <dl className={styles.table}>
    {lessonKeys.map(({ keys, text }) => (
      <div key={text}>
        <dt>
          <Keys keys={keys} />
        </dt>
        <dd>
          <Text id={`panel.lesson.key.${text}`} />
        </dd>
      </div>
    ))}
  </dl>
);
