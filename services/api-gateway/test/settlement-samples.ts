const pdf = new Blob(['%PDF-1.7\n%%EOF\n'], { type: 'application/pdf' });

export const storedSettlement = {
  id: 'p1',
  instructorId: 'teacher',
  settleAmountPoisha: 58_500n,
  receivedAmountPoisha: 50_050n,
  settleDate: '2026-11-21',
  remarks: 'Bank transfer 42',
  receipt: 'r1.pdf',
  settled: true,
  createdAt: new Date('2026-11-21T10:00:00Z'),
  settledAt: new Date('2026-11-21T10:00:00Z'),
};
export const settlementResponse = {
  _id: 'p1',
  settleAmount: 585,
  receivedAmount: 500.5,
  due: 84.5,
  settleDate: '21-11-2026',
  remarks: 'Bank transfer 42',
  receipt: '/api/v1/instructor/receipt/r1.pdf',
  status: true,
};

export const settlementFields = {
  settleAmount: '585',
  receivedAmount: '500.50',
  settleDate: '21-11-2026',
  remarks: 'Bank transfer 42',
  status: 'true',
};
export const buildSettlementForm = (values: Record<string, string>, file: Blob | null = pdf): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  if (file) form.set('photo', file, 'receipt.pdf');
  return form;
};
