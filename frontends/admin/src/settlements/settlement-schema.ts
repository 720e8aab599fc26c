import { isCalendarDate } from '@sargam/kit/format';
import { takaAmount, z } from '@sargam/kit/forms';

const required = 'admin.form.missing';

/** A PDF by its type; the server checks the content. */
export const receipt = z
  .array(z.instanceof(File))
  .max(1)
  .refine(([file]) => !file || file.type === 'application/pdf', 'admin.settlements.pdf_only');

/** All fields of a new settlement are required. */
export const settlementSchema = z
  .object({
    settleAmount: takaAmount({ required }),
    receivedAmount: takaAmount({ required }),
    settleDate: z.string().refine(isCalendarDate, required),
    remarks: z.string().trim().min(1, required),
    status: z.enum(['true', 'false']),
    photo: receipt.refine((files) => files.length === 1, required),
  })
  .refine(({ receivedAmount, settleAmount }) => receivedAmount <= settleAmount, {
    path: ['receivedAmount'],
    message: 'admin.settlements.above',
  });

export type NewSettlementValues = z.output<typeof settlementSchema>;
