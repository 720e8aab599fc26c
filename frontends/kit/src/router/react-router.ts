// Everything that the front ends use of the router. The build bundles this file separately
// (build/tree-shaken-router.ts), so import the router only from here.

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
