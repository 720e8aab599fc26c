import { typography, useErrorText, useI18n } from '@sargam/kit';
import { SelectField, TextArea, type UseFormReturn, useFieldProps, useWatch } from '@sargam/kit/forms';
import type { MailValues } from './mail-schema.ts';
import { audiences } from './mass-mail.ts';
import type { useAudienceCount } from './useAudienceCount.ts';

type Props = {
  form: UseFormReturn<MailValues, unknown, MailValues>;
  count: ReturnType<typeof useAudienceCount>;
};

/** Who gets the mail, and how many they are now. */
export const AudienceFields = ({ form, count }: Props) => {
  const { t } = useI18n();
  const errorText = useErrorText();
  const field = useFieldProps(form, 'admin.mail');
  const mailTo = useWatch({ control: form.control, name: 'mailTo' });
  return (
    <>
      <SelectField {...field('mailTo')}>
        {audiences.map((audience) => (
          <option key={audience} value={audience}>
            {t(`admin.mail.audience.${audience}`)}
          </option>
        ))}
      </SelectField>
      {mailTo === 'custom' && (
        <TextArea {...field('customEmail')} rows={3} lang="en" hint={t('admin.mail.custom_hint')} />
      )}
      <output className={`${typography.small} ${typography.muted}`}>
        {count.data && t('admin.mail.recipients', { count: count.data.count })}
        {count.isFetching && !count.data && t('kit.loading')}
        {count.error && errorText(count.error)}
      </output>
    </>
  );
};
