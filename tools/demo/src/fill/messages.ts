import { contactMessages, questions } from '../content/index.ts';
import { demoId } from '../demo-id.ts';
import type { Caller } from './gateway-caller.ts';
import { logIn } from './log-in.ts';
import { retryRefused } from './retry-refused.ts';

interface Rows {
  readonly data: readonly { readonly _id: string; readonly status: boolean }[];
  readonly total: number;
}

const listRows = (admin: Caller, path: string): Promise<Rows> =>
  admin.get<Rows>(path, { subject: 'existing messages' });

/** Messages have no id of the demo, so a repeated run continues after the existing ones. */
export const fillContactMessages = async (admin: Caller, visitor: Caller): Promise<void> => {
  const { total } = await listRows(admin, '/contact/general/');
  for (const { name, email, message, replied } of contactMessages.slice(total)) {
    await visitor.post('/contact/', { subject: email, json: { name, email, message } });
    const [newest] = (await listRows(admin, '/contact/general/?limit=1')).data;
    if (replied && newest) await admin.get(`/contact/general/${newest._id}`, { subject: email });
  }
};

/** Messaging learns of new people and instructors by events, which arrive within seconds. */
const untilKnown = { statuses: [404, 500], attempts: 40, intervalMs: 250 };

export const fillQuestions = async (admin: Caller, site: string): Promise<void> => {
  const { total } = await listRows(admin, '/contact/student/');
  const missing = questions.slice(total);
  const keys = [...new Set(missing.map(({ student }) => student))];
  const students = new Map(
    await Promise.all(keys.map(async (key) => [key, await logIn(site, key)] as const)),
  );
  for (const { student, instructor, text, answer } of missing) {
    const from = students.get(student);
    const json = { from: from?.id, to: demoId('instructor', instructor), message: text };
    await retryRefused(untilKnown, async () =>
      from?.caller.post('/contact/student/', { subject: student, json }),
    );
    const [newest] = (await listRows(admin, '/contact/student/?limit=1')).data;
    if (answer && newest)
      await admin.post(`/contact/r/${newest._id}`, { subject: student, json: { reply: answer } });
  }
};
