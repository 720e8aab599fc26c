import { type ApiSchemas, Button, layout, Text, typography, useI18n } from '@sargam/kit';
import fieldStyles from '@sargam/kit/field.module.css';
import { Field } from '@sargam/kit/fields';
import { IconCopy, IconLink, IconShare } from '@tabler/icons-react';
import styles from './earn.module.css';
import { useShare } from './useShare.ts';

type Props = { referrals: Pick<ApiSchemas['Referrals'], 'code' | 'link' | 'reward'> };

type Share = ReturnType<typeof useShare>;

const STEPS = ['share', 'join', 'buy'] as const;

const HowItWorks = ({ reward }: { reward: string }) => (
  <ol className={styles.steps}>
    {STEPS.map((step, index) => (
      <li key={step}>
        <span className={`${styles.stepNumber} ${typography.digits}`} aria-hidden="true">
          <Text id="panel.earn.step" values={{ number: index + 1 }} />
        </span>
        <Text id={`panel.earn.how.${step}`} values={{ amount: reward }} />
      </li>
    ))}
  </ol>
);

const ShareCode = ({ code, copy }: { code: string; copy: Share['copy'] }) => {
  const { t } = useI18n();
  return (
    <div className={styles.codeBlock}>
      <span className={fieldStyles.label}>{t('panel.earn.code')}</span>
      <span className={`${layout.row} ${layout.wrapping}`}>
        <b className={`${styles.code} ${typography.digits}`} lang="en">
          {code}
        </b>
        <Button
          variant="line"
          size="small"
          icon={<IconCopy aria-hidden />}
          onClick={() => void copy(code, t('panel.earn.code_copied'))}
          text="panel.earn.copy_code"
        />
      </span>
    </div>
  );
};

const ShareButtons = ({ link, copy, share }: Share & { link: string }) => {
  const { t } = useI18n();
  return (
    <div className={`${layout.row} ${layout.wrapping}`}>
      {share && (
        <Button
          variant="main"
          icon={<IconShare aria-hidden />}
          onClick={() => void share({ text: t('panel.earn.invitation'), url: link })}
          text="panel.earn.share_link"
        />
      )}
      <Button
        variant={share ? 'line' : 'main'}
        icon={<IconLink aria-hidden />}
        onClick={() => void copy(link, t('panel.earn.link_copied'))}
        text="panel.earn.copy_link"
      />
    </div>
  );
};

/** Buttons to copy and share the code and the link. */
export const ShareCard = ({ referrals: { code, link, reward } }: Props) => {
  const { t, format } = useI18n();
  const { copy, share } = useShare();
  const amount = format.amount(reward);
  return (
    <section className={styles.shareCard} aria-labelledby="share-title">
      <div className={styles.share}>
        <h2 id="share-title">{t('panel.earn.share', { amount })}</h2>
        <ShareCode code={code} copy={copy} />
        <Field label={t('panel.earn.link')}>
          {(control) => (
            <input
              {...control}
              className={fieldStyles.input}
              lang="en"
              readOnly
              value={link}
              onFocus={(event) => event.target.select()}
            />
          )}
        </Field>
        <ShareButtons link={link} copy={copy} share={share} />
      </div>
      <HowItWorks reward={amount} />
    </section>
  );
};
