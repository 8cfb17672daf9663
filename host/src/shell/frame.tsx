import type { RouteData } from '@suite/kernel/routes';
import type { ReactNode } from 'react';
import { Landscape } from './landscape';
import { NavBar, hasNavBar } from './nav-bar';
import { OfflineBar } from './offline-bar';

/** What every page has around it. */
export function Frame({ row, children }: { row: RouteData; children: ReactNode }) {
  return (
    <>
      {hasNavBar() ? <NavBar title={row.title} /> : null}
      <OfflineBar />
      {children}
      {row.landscapeExempt ? null : <Landscape />}
    </>
  );
}
