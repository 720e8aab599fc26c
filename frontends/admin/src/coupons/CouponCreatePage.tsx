import { api, ButtonLink, useNavigate, useTranslate } from '@sargam/kit';
import { isCalendarDate } from '@sargam/kit/format';
import {
  FormDateField,
  NumberField,
  TextField,
  useFieldProps,
  useForm,
  wholeNumber,
  z,
  zodResolver,
} from '@sargam/kit/forms';
import { EditForm, FieldRow, refetchStartingWith } from '../form/index.ts';
import { ScreenPage } from '../page/ScreenPage.tsx';
import { useToday } from '../table/useToday.ts';

const required = 'admin.form.missing';
const schema = z.object({
  cuponCode: z.string().trim().min(1, required),
  discount: wholeNumber({ required }),
  useLimit: wholeNumber({ required }),
  expireDate: z.string().refine(isCalendarDate, required),
});
const defaultValues = { cuponCode: '', discount: '', useLimit: '', expireDate: '' };

export default function CouponCreatePage() {
  const t = useTranslate();
  const navigate = useNavigate();
  const today = useToday();
  const form = useForm({ resolver: zodResolver(schema), defaultValues });
  const field = useFieldProps(form, 'admin.coupon');
  return (
    <ScreenPage title="admin.menu.coupon_create">
      <EditForm
        form={form}
        draft="coupon"
        submit="admin.menu.coupon_create"
        saved="admin.coupon.created"
        invalid={required}
        failed="admin.generic.failed_retry"
        actions={<ButtonLink variant="line" to="/admincuponlist" text="kit.cancel" />}
        onSubmit={async (body) => {
          await api.POST('/cart/cupon', { body });
          await refetchStartingWith('/cart/cupon');
        }}
        onSaved={() => void navigate('/admincuponlist')}
      >
        <TextField {...field('cuponCode', { label: 'admin.coupon.code' })} lang="en" autoComplete="off" />
        <FieldRow>
          <NumberField {...field('discount')} suffix="%" />
          <NumberField {...field('useLimit', { label: 'admin.coupon.limit' })} />
        </FieldRow>
        <FormDateField form={form} name="expireDate" label={t('admin.coupon.expiry')} min={today} />
      </EditForm>
    </ScreenPage>
  );
}
