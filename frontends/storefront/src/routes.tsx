import { lazyPage, RequireRole, Route, roles, VisitorsOnly } from '@sargam/kit';

/** Pages without properties and guards. */
const pages = Object.entries({
  '/': () => import('./landing/LandingPage.tsx'),
  '/allcourses': () => import('./catalogue/AllCoursesPage.tsx'),
  '/search': () => import('./search/SearchPage.tsx'),
  '/start': () => import('./course-finder/CourseFinderPage.tsx'),
  '/courseview': () => import('./course/CoursePage.tsx'),
  '/instructorlist': () => import('./instructors/InstructorListPage.tsx'),
  '/instructorview/:id': () => import('./instructors/InstructorPage.tsx'),
  '/freebies': () => import('./freebies/FreebieListPage.tsx'),
  '/freebies/:id': () => import('./freebies/FreebiePage.tsx'),
  '/store': () => import('./store/StorePage.tsx'),
  '/products/giftCard/:id': () => import('./gift-card/GiftCardPage.tsx'),
  '/giftcard-successfull': () => import('./gift-result/GiftSuccessPage.tsx'),
  '/giftcard-fail': () => import('./gift-result/GiftFailPage.tsx'),
  '/giftcard': () => import('./received-gift/ReceivedGiftPage.tsx'),
  '/cart': () => import('./cart/CartPage.tsx'),
  '/login': () => import('./account/LoginPage.tsx'),
  '/resetpassword': () => import('./account/password/ResetPasswordPage.tsx'),
  '/password-change-successful': () => import('./account/password/PasswordChangedPage.tsx'),
  '/registration-successful': () => import('./account/RegisteredPage.tsx'),
  '/verify-email': () => import('./account/VerifyEmailPage.tsx'),
  '/unsubscribe': () => import('./unsubscribe/UnsubscribePage.tsx'),
  '/certificate/:code': () => import('./certificate/CertificatePage.tsx'),
  '/contact': () => import('./contact/ContactPage.tsx'),
  '/about': () => import('./about/AboutPage.tsx'),
  '/how-to-guide': () => import('./guide/GuidePage.tsx'),
}).map(([path, load]) => ({ path, Page: lazyPage(load) }));

const SignUp = lazyPage(() => import('./account/SignUpPage.tsx'));
const SocialReturn = lazyPage(() => import('./account/social/SocialCallbackPage.tsx'));
const Forgot = lazyPage(() => import('./account/password/ForgotPasswordPage.tsx'));
const Notifications = lazyPage(() => import('./notifications/NotificationsPage.tsx'));
const Policy = lazyPage(() => import('./policies/PolicyPage.tsx'));

const notifications = (
  <RequireRole allow={Object.values(roles)}>
    <Notifications />
  </RequireRole>
);

const signUp = (
  <VisitorsOnly>
    <SignUp />
  </VisitorsOnly>
);

const forgot = (
  <VisitorsOnly>
    <Forgot />
  </VisitorsOnly>
);

export const routes = (
  <>
    {pages.map(({ path, Page }) => (
      <Route key={path} path={path} element={<Page />} />
    ))}
    <Route path="/login/google" element={<SocialReturn provider="google" />} />
    <Route path="/login/facebook" element={<SocialReturn provider="facebook" />} />
    <Route path="/forgetpassword" element={forgot} />
    <Route path="/signup" element={signUp} />
    <Route path="/signup/:refercode" element={signUp} />
    <Route path="/terms" element={<Policy key="terms" name="terms" />} />
    <Route path="/privacy" element={<Policy key="privacy" name="privacy" />} />
    <Route path="/notifications" element={notifications} />
  </>
);
