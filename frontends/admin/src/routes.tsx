import { Navigate, Route } from '@sargam/kit';
import { lazy } from 'react';
import { AdminFrame } from './frame/AdminFrame.tsx';
import { AdminNotFound } from './frame/AdminNotFound.tsx';

const Orders = lazy(() => import('./orders/OrdersPage.tsx'));

export const routes = (
  <Route element={<AdminFrame />}>
    <Route path="/admin" element={<Navigate to="/adminorderlist" replace />} />
    <Route path="/adminorderlist" element={<Orders key="all" kind="all" />} />
    <Route path="/adminpaidorderlist" element={<Orders key="paid" kind="paid" />} />
    <Route path="*" element={<AdminNotFound />} />
  </Route>
);
