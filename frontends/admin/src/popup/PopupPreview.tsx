import { Badge, useLanguage, useTranslate } from '@sargam/kit';
import { useObjectUrl } from '@sargam/kit/fields';
import kitRichText from '@sargam/kit/rich-text.module.css';
import { useState } from 'react';
import { PreviewHead } from '../page/PreviewHead.tsx';
import richTextStyles from '../rich-text/rich-text.module.css';
import styles from './popup.module.css';

type Props = {
  title?: string;
  titleBn?: string;
  body?: string;
  bodyBn?: string;
  show?: boolean;
  thumbnail?: File;
  /** The saved picture. */
  currentUrl: string | null;
};

/** The popup as visitors will see it, in either language. A missing Bengali text shows the English one, as on the site. */
export const PopupPreview = ({
  title = '',
  titleBn,
  body = '',
  bodyBn,
  show,
  thumbnail,
  currentUrl,
}: Props) => {
  const t = useTranslate();
  const [language, setLanguage] = useState(useLanguage());
  const picture = useObjectUrl(thumbnail) ?? currentUrl;
  const isBengali = language === 'bn';
  return (
    <section className={styles.preview} aria-label={t('admin.popup.preview')}>
      <PreviewHead
        title="admin.popup.preview"
        label="admin.popup.preview_language"
        language={language}
        onChange={setLanguage}
      />
      <Badge kind={show ? 'success' : 'plain'} text={show ? 'admin.popup.shown' : 'admin.popup.hidden'} />
      <div className={styles.popup} lang={language}>
        <h3>{(isBengali && titleBn) || title}</h3>
        {picture && <img src={picture} alt="" />}
        {/* From the editor, whose schema has no scripts, or sanitised by the catalogue when it was saved. */}
        <div
          className={`${kitRichText.richText} ${richTextStyles.text}`}
          dangerouslySetInnerHTML={{ __html: (isBengali && bodyBn) || body }}
        />
      </div>
    </section>
  );
};
