import { type ApiSchemas, api, Button, Dialog, DialogActions, toast, useTranslate } from '@sargam/kit';
import {
  Form,
  NumberField,
  useApplyServerErrors,
  useFieldProps,
  useForm,
  wholeNumber,
  z,
  zodResolver,
} from '@sargam/kit/forms';
import { invalidatePaths } from '../../shared/invalidate-paths.ts';
import { useFailureText } from '../../shared/useFailureText.ts';
import styles from './certificates.module.css';

const MAX_MARK = 100;
const mark = wholeNumber({ required: 'kit.form.required' }).pipe(
  z.number().max(MAX_MARK, 'panel.exams.mark_range'),
);
const schema = z.object({ theory: mark, practical: mark });
const textOf = (value: number | null): string => (value === null ? '' : String(value));

type Props = { request: ApiSchemas['TaughtCertificateRequest']; onClose: () => void };

const useMarksForm = ({ request: { _id: id, theory, practical }, onClose }: Props) => {
  const t = useTranslate();
  const failureText = useFailureText({
    'certificate-provided': 'panel.exams.provided_already',
    'application-not-found': 'panel.exams.not_found',
  });
  const applyServerErrors = useApplyServerErrors();
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { theory: textOf(theory), practical: textOf(practical) },
  });
  const save = async (body: z.output<typeof schema>): Promise<void> => {
    try {
      await api.POST('/user/certificate/marks/{id}', { params: { path: { id } }, body });
    } catch (error) {
      applyServerErrors(form, error);
      toast.error(failureText(error));
      return;
    }
    toast.success(t('panel.exams.saved'));
    onClose();
    await invalidatePaths('/learning/certificates/');
  };
  return { form, save };
};

/** The marks of both exams, from 0 to 100; 40 passes (decision B50). They can be changed until the certificate is provided. */
export const MarksDialog = ({ request, onClose }: Props) => {
  const t = useTranslate();
  const { form, save } = useMarksForm({ request, onClose });
  const field = useFieldProps(form, 'panel.exams');
  return (
    <Dialog open onClose={onClose} title={t('panel.exams.dialog')} actions={null}>
      <Form form={form} onSubmit={save}>
        <div className={styles.fields}>
          <p>{t('panel.exams.about', { student: request.userName, course: request.courseName })}</p>
          <div className={styles.marks}>
            <NumberField {...field('theory')} data-initial-focus />
            <NumberField {...field('practical')} />
          </div>
          <p>{t('panel.exams.rule')}</p>
        </div>
        <DialogActions>
          <Button variant="line" onClick={onClose} text="kit.cancel" />
          <Button type="submit" busy={form.formState.isSubmitting} text="panel.exams.save" />
        </DialogActions>
      </Form>
    </Dialog>
  );
};
