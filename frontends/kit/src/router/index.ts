export {
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { history } from './history.ts';
export { SharedRouter } from './SharedRouter.tsx';
export { useTitle } from './useTitle.ts';
