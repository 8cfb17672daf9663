import type { RouteData } from '@suite/kernel/routes';
import type { ReactNode } from 'react';
import { Landscape } from './landscape';
import { NavBar, hasNavBar } from './nav-bar';
import { OfflineBar } from './offline-bar';

/** The host's frame around every page: title bar, offline notice, landscape cover. */
export function Frame({ row, title, children }: { row: RouteData; title: string; children: ReactNode }) {
  return (
    <>
      {hasNavBar() ? <NavBar title={title} /> : null}
      <OfflineBar />
      {children}
      {row.landscapeExempt ? null : <Landscape />}
    </>
  );
}
