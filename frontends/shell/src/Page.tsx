import { useLocation } from '@sargam/kit';
import { NotFound } from './not-found/NotFound.tsx';
import { RemoteSlot } from './remote/RemoteSlot.tsx';
import { findRoute } from './routes/route-map.ts';

/** The one place that decides what is on the page. */
export const Page = () => {
  const { pathname } = useLocation();
  const route = findRoute(pathname);
  return route ? <RemoteSlot key={route.remote} name={route.remote} /> : <NotFound />;
};
