// All that the front ends use of the router. The build bundles this file apart (build/lean-router.ts): import the
// router from here and nowhere else.

export type { Location, NavigationType, Navigator, Path, To } from 'react-router-dom';
export {
  createPath,
  matchPath,
  Navigate,
  Outlet,
  parsePath,
  Route,
  Router,
  Routes,
  useHref,
  useLocation,
  useNavigate,
  useParams,
  useResolvedPath,
  useSearchParams,
} from 'react-router-dom';
