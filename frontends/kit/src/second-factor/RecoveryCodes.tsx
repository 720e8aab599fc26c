import { Button, Text, toast, useTranslate } from '@sargam/kit';
import { useEffect, useRef } from 'react';
import styles from './second-factor.module.css';

const useCopy = (codes: readonly string[]) => {
  const t = useTranslate();
  return () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast.success(t('kit.second_factor.copied')),
      () => toast.error(t('kit.second_factor.copy_failed')),
    );
};

type Props = { codes: readonly string[]; onDone: () => void };

/** The recovery codes, which are shown only once. The heading gets the focus, so that a screen reader reads on from it. */
export const RecoveryCodes = ({ codes, onDone }: Props) => {
  const copy = useCopy(codes);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.setUp}>
      <h3 ref={heading} tabIndex={-1}>
        <Text id="kit.second_factor.codes_title" />
      </h3>
      <p>
        <Text id="kit.second_factor.codes_text" />
      </p>
      <ul className={styles.codes} lang="en">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button variant="line" onClick={() => void copy()} text="kit.second_factor.copy" />
        <Button onClick={onDone} text="kit.second_factor.codes_done" />
      </div>
    </div>
  );
};
