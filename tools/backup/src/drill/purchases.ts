import { logInToApi } from '@sargam/e2e/api/api-user';
import { createStudent, password } from '@sargam/e2e/api/create-student';
import { finishCourse } from '@sargam/e2e/api/finish-course';
import { fetchOwnedCourses } from '@sargam/e2e/api/queries';
import { buyCourse, buyGiftCard } from '@sargam/e2e/api/student-actions';
import { findDemoCourse } from '@sargam/e2e/demo-course';
import { eventually } from '@sargam/e2e/eventually';
import type { Site } from '@sargam/e2e/site';

export const course = findDemoCourse('guitar-first-chords');

/** What the drill looks for in the restored site. */
export interface Buyer {
  readonly email: string;
  readonly password: string;
  readonly order: string;
}

/** Signs up a student who buys a course and a gift card. */
export const signUpAndBuy = async (site: Site, name: string): Promise<Buyer> => {
  const email = `${name}-${Date.now()}@example.com`;
  const admin = await logInToApi(site, 'admin@sargam.test');
  const student = await createStudent(site, admin, email);
  const order = await buyCourse(site, student, course, 'gold');
  await buyGiftCard(site, student, 'gift-card-500');
  return { email, password, order };
};

interface Application {
  readonly _id: string;
  readonly userEmail: string;
  readonly code: string | null;
}

/** The buyer finishes the course, and an admin provides the certificate. Returns its public code. */
export const earnCertificate = async (site: Site, buyer: Buyer): Promise<string> => {
  const [student, admin] = await Promise.all([
    logInToApi(site, buyer.email, buyer.password),
    logInToApi(site, 'admin@sargam.test'),
  ]);
  await finishCourse(student, buyer.email, course.id);
  const findOwn = async (): Promise<Application | undefined> => {
    const path = '/user/certificatelist/work?limit=100';
    const { data } = await admin.get<{ data: Application[] }>(path);
    return data.find(({ userEmail }) => userEmail === buyer.email);
  };
  const { _id } = await eventually('the application is in the list', findOwn);
  await admin.post(`/user/certificate/marks/${_id}`, { theory: 80, practical: 90 });
  await admin.get(`/user/certificate/${_id}`);
  return eventually('the certificate has a code', async () => (await findOwn())?.code ?? undefined);
};

/** Resolves when the course of the buyer is in the classroom. */
export const waitForCourse = async (site: Site, buyer: Buyer): Promise<void> => {
  const student = await logInToApi(site, buyer.email, buyer.password);
  await eventually(`${buyer.email} has the course`, async () =>
    (await fetchOwnedCourses(student)).some(({ _id }) => _id === course.id) ? true : undefined,
  );
};
