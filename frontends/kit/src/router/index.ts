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
} from 'react-router-dom';
export { history } from './history.ts';
export { Link, type LinkProps, NavLink } from './Link.tsx';
export { SharedRouter } from './SharedRouter.tsx';
export { useTitle } from './useTitle.ts';
