import { Route } from '@sargam/kit';
import { AdminFrame } from './frame/AdminFrame.tsx';
import { AdminNotFound } from './frame/AdminNotFound.tsx';
import { ScreenGuard } from './frame/ScreenGuard.tsx';
import { PaletteButton } from './palette/PaletteButton.tsx';
import { screens } from './screens.tsx';

export const routes = (
  <Route element={<AdminFrame screens={screens} search={<PaletteButton screens={screens} />} />}>
    {screens.map((screen) => (
      <Route
        key={screen.path}
        path={screen.path}
        element={<ScreenGuard screen={screen}>{screen.element}</ScreenGuard>}
      />
    ))}
    <Route path="*" element={<AdminNotFound />} />
  </Route>
);
