export { history } from './history.ts';
export { Link, type LinkProps, NavLink } from './Link.tsx';
export { type NavigationGuard, setNavigationGuard } from './navigation-guard.ts';
export {
  matchPath,
  Navigate,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from './react-router.ts';
export { SharedRouter } from './SharedRouter.tsx';
export { useBfcacheRestore } from './useBfcacheRestore.ts';
export { useDocumentTitle, usePageTitle } from './useDocumentTitle.ts';
