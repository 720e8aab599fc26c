import type { toBoundedPage } from '../../api/schemas.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { loadPeople } from '../../upstream/load-people.ts';

/** Threads with the e-mail addresses of their students, which only admins may see (decision B18). */
export const loadThreads = async (
  { threads, people }: HandlerDeps,
  request: ReturnType<typeof toBoundedPage> & { readonly answered: boolean | undefined },
) => {
  const page = await threads.listThreads(request);
  const students = await loadPeople(
    people,
    page.threads.map(({ studentId }) => studentId),
  );
  return {
    ...page,
    threads: page.threads.map((thread) => ({
      ...thread,
      email: students.get(thread.studentId)?.email ?? '',
    })),
  };
};
