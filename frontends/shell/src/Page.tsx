import { FirstRenderSignal, useLocation } from '@sargam/kit';
import { NotFound } from './not-found/NotFound.tsx';
import { RemoteSlot } from './remote/RemoteSlot.tsx';
import { findRoute } from './routes/route-map.ts';

/** Renders the remote of the current path, or the not-found page. */
export const Page = () => {
  const { pathname } = useLocation();
  const route = findRoute(pathname);
  if (route) return <RemoteSlot key={route.remote} name={route.remote} />;
  return (
    <>
      <NotFound />
      <FirstRenderSignal />
    </>
  );
};
