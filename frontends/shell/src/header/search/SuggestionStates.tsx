import { Button, Link, Text, typography } from '@sargam/kit';
import styles from './suggestions.module.css';

export const NoSuggestions = ({ text, onChoose }: { text: string; onChoose: () => void }) => (
  <div className={styles.note}>
    <p className={`${typography.bold} ${styles.heading}`}>{text}</p>
    <p>
      <Text id="shell.search.nothing_text" />
    </p>
    <p className={styles.links}>
      <Link to="/allcourses" onClick={onChoose} text="shell.title.courses" />
      <Link to="/freebies" onClick={onChoose} text="shell.title.freebies" />
    </p>
  </div>
);

export const SuggestionsError = ({ text, retry }: { text: string; retry: () => void }) => (
  <div className={styles.note}>
    <p>{text}</p>
    <Button variant="line" size="small" onClick={retry} text="kit.retry" />
  </div>
);
