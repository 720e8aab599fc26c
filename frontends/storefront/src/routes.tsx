import { RequireRole, Route, roles, VisitorsOnly } from '@sargam/kit';
import { lazy } from 'react';

const Landing = lazy(() => import('./landing/LandingPage.tsx'));
const AllCourses = lazy(() => import('./catalogue/AllCoursesPage.tsx'));
const Search = lazy(() => import('./search/SearchPage.tsx'));
const Course = lazy(() => import('./course/CoursePage.tsx'));
const Instructors = lazy(() => import('./instructors/InstructorListPage.tsx'));
const Instructor = lazy(() => import('./instructors/InstructorPage.tsx'));
const Freebies = lazy(() => import('./freebies/FreebieListPage.tsx'));
const Freebie = lazy(() => import('./freebies/FreebiePage.tsx'));
const Store = lazy(() => import('./store/StorePage.tsx'));
const GiftCard = lazy(() => import('./gift-card/GiftCardPage.tsx'));
const GiftDone = lazy(() => import('./gift-result/GiftSuccessPage.tsx'));
const GiftFail = lazy(() => import('./gift-result/GiftFailPage.tsx'));
const Received = lazy(() => import('./received-gift/ReceivedGiftPage.tsx'));
const Cart = lazy(() => import('./cart/CartPage.tsx'));
const Login = lazy(() => import('./account/LoginPage.tsx'));
const SignUp = lazy(() => import('./account/SignUpPage.tsx'));
const SocialReturn = lazy(() => import('./account/social/SocialCallbackPage.tsx'));
const Forgot = lazy(() => import('./account/password/ForgotPasswordPage.tsx'));
const Reset = lazy(() => import('./account/password/ResetPasswordPage.tsx'));
const PasswordChanged = lazy(() => import('./account/password/PasswordChangedPage.tsx'));
const Registered = lazy(() => import('./account/RegisteredPage.tsx'));
const Contact = lazy(() => import('./contact/ContactPage.tsx'));
const About = lazy(() => import('./about/AboutPage.tsx'));
const Guide = lazy(() => import('./guide/GuidePage.tsx'));
const Notifications = lazy(() => import('./notifications/NotificationsPage.tsx'));
const Policy = lazy(() => import('./policies/PolicyPage.tsx'));
const VerifyEmail = lazy(() => import('./account/VerifyEmailPage.tsx'));

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
    <Route path="/" element={<Landing />} />
    <Route path="/allcourses" element={<AllCourses />} />
    <Route path="/search" element={<Search />} />
    <Route path="/courseview" element={<Course />} />
    <Route path="/instructorlist" element={<Instructors />} />
    <Route path="/instructorview/:id" element={<Instructor />} />
    <Route path="/freebies" element={<Freebies />} />
    <Route path="/freebies/:id" element={<Freebie />} />
    <Route path="/store" element={<Store />} />
    <Route path="/products/giftCard/:id" element={<GiftCard />} />
    <Route path="/giftcard-successfull" element={<GiftDone />} />
    <Route path="/giftcard-fail" element={<GiftFail />} />
    <Route path="/giftcard" element={<Received />} />
    <Route path="/cart" element={<Cart />} />
    <Route path="/login" element={<Login />} />
    <Route path="/login/google" element={<SocialReturn provider="google" />} />
    <Route path="/login/facebook" element={<SocialReturn provider="facebook" />} />
    <Route path="/forgetpassword" element={forgot} />
    <Route path="/resetpassword" element={<Reset />} />
    <Route path="/password-change-successful" element={<PasswordChanged />} />
    <Route path="/signup" element={signUp} />
    <Route path="/signup/:refercode" element={signUp} />
    <Route path="/registration-successful" element={<Registered />} />
    <Route path="/verify-email" element={<VerifyEmail />} />
    <Route path="/contact" element={<Contact />} />
    <Route path="/about" element={<About />} />
    <Route path="/how-to-guide" element={<Guide />} />
    <Route path="/terms" element={<Policy key="terms" name="terms" />} />
    <Route path="/privacy" element={<Policy key="privacy" name="privacy" />} />
    <Route path="/notifications" element={notifications} />
  </>
);
