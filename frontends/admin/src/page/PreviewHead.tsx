import { type Language, Pills, useTranslate } from '@sargam/kit';
import styles from './preview-head.module.css';

type Props = {
  /** Text keys: of the heading, and of the choice of the language. */
  title: string;
  label: string;
  language: Language;
  onChange: (language: Language) => void;
};

/** The heading of a preview, and the choice of its language. */
export const PreviewHead = ({ title, label, language, onChange }: Props) => {
  const t = useTranslate();
  return (
    <div className={styles.head}>
      <h2>{t(title)}</h2>
      <Pills
        connected
        label={t(label)}
        items={[
          { key: 'en', label: t('kit.language.en') },
          { key: 'bn', label: t('kit.language.bn') },
        ]}
        current={language}
        onChange={onChange}
      />
    </div>
  );
};
